import { renderToStaticMarkup } from "react-dom/server";
import { ReadingLayout } from "./reading-layout";

jest.mock("gatsby", () => ({ graphql: () => null }));
jest.mock("../head/use-site-metadata", () => ({
  useSiteMetadata: () => ({ docs: { tocMinHeadingLevel: 2, tocMaxHeadingLevel: 5 } }),
}));

/** Renders a page with headings of the given depths. Returns the links of its table of contents. */
function contents(depths: readonly number[], hideTableOfContents = false) {
  const headings = depths.map((depth, index) => ({ id: `${index}`, text: `${depth}`, depth }));
  const article = { html: "", headings };
  const page = { title: "", hideTableOfContents, tocMinHeadingLevel: null, tocMaxHeadingLevel: null, article };
  const html = renderToStaticMarkup(<ReadingLayout page={page} />);
  return [...(/<nav.*?<\/nav>/.exec(html)?.[0] ?? "").matchAll(/<a href="#(\d)/g)].map(([, id]) => depths[Number(id)]);
}

test("lists the headings of its levels in the table of contents, if there are at least two", () => {
  expect(contents([2, 3, 6, 2])).toEqual([2, 3, 2]);
  expect(contents([2, 6])).toEqual([]);
});

test("hides the table of contents of a page that asks for it", () => {
  expect(contents([2, 3], true)).toEqual([]);
});
