import { renderToStaticMarkup } from "react-dom/server";
import { ReadingLayout } from "./reading-layout";

jest.mock("gatsby", () => ({ graphql: () => null }));
jest.mock("../head/use-site-metadata", () => ({
  useSiteMetadata: () => ({ docs: { tocMinHeadingLevel: 2, tocMaxHeadingLevel: 5 } }),
}));

type Page = Parameters<typeof ReadingLayout>[0]["page"];

function htmlOf(fields: Pick<Page, "article"> & Partial<Page>): string {
  const page = {
    title: "",
    hideTableOfContents: false,
    tocMinHeadingLevel: null,
    tocMaxHeadingLevel: null,
    lang: null,
  };
  return renderToStaticMarkup(<ReadingLayout page={{ ...page, ...fields }} />);
}

/** Renders a page with headings of the given depths. Returns the links of its table of contents. */
function contents(depths: readonly number[], hideTableOfContents = false) {
  const headings = depths.map((depth, index) => ({ id: `${index}`, text: `${depth}`, depth }));
  const article = { html: "", headings };
  const html = htmlOf({ hideTableOfContents, article });
  return [...(/<nav.*?<\/nav>/.exec(html)?.[0] ?? "").matchAll(/<a href="#(\d)/g)].map(([, id]) => depths[Number(id)]);
}

test("lists the headings of its levels in the table of contents, if there are at least two", () => {
  expect(contents([2, 3, 6, 2])).toEqual([2, 3, 2]);
  expect(contents([2, 6])).toEqual([]);
});

test("hides the table of contents of a page that asks for it", () => {
  expect(contents([2, 3], true)).toEqual([]);
});

test("marks the title, the text and the table of contents of a page in another language", () => {
  const heading = { id: "a", text: "A", depth: 2 };
  const article = { html: "<p>text</p>", headings: [heading, { ...heading, id: "b" }] };
  const html = htmlOf({ title: "Title", lang: "en", article });
  expect(html).toMatch(/<h1[^>]* lang="en">/);
  expect(html).toContain('<div class="prose" lang="en"><p>text</p></div>');
  expect(html.match(/<ol[^>]* lang="en">/g)).toHaveLength(2);
  expect(htmlOf({ article })).not.toContain("lang=");
});
