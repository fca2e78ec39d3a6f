import { renderToStaticMarkup } from "react-dom/server";
import { Seo, seoOf } from "./seo";
import { techArticle } from "./structured-data";

const site = {
  title: "站",
  tagline: "",
  url: "https://a.example",
  baseUrl: "/",
  locale: { defaultLocale: "zh-Hans", openGraph: "zh_CN" },
  picture: { url: "https://a.example/a.png", width: null, height: null, alt: "" },
};

jest.mock("gatsby", () => ({ graphql: () => null }));
jest.mock("../../browser/platform/site-path", () => ({ pagePath: (path: string) => path }));
jest.mock("./use-site-metadata", () => ({ useSiteMetadata: () => site }));

const page = {
  title: "题",
  titleMeta: null,
  socialPicture: site.picture,
  draft: false,
  unlisted: false,
  noindex: false,
  lang: null,
  description: "",
  path: "/docs/a",
  keywords: [],
};
const headOf = (fields: Partial<typeof page> | { lang: string }) =>
  renderToStaticMarkup(<Seo {...seoOf({ ...page, ...fields })} />);

test("the head of a page in another language names that language", () => {
  const head = headOf({ lang: "en" });
  expect(head).toContain('<meta property="og:locale" content="en_US"/>');
  expect(head).toContain('<link rel="alternate" hrefLang="en" href="https://a.example/docs/a"/>');
  expect(headOf({})).toContain('<meta property="og:locale" content="zh_CN"/>');
  const doc = { ...page, lastUpdate: null } as never as Parameters<typeof techArticle>[1];
  expect(techArticle(site as never, { ...doc, lang: "en" })).toMatchObject({ inLanguage: "en" });
  expect(techArticle(site as never, doc)).toMatchObject({ inLanguage: "zh-Hans" });
});

test("the robots tag of a listed page with noindex differs from that of an unlisted page, and there is no alternate link", () => {
  expect(headOf({})).not.toContain("robots");
  expect(headOf({ noindex: true })).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(headOf({ noindex: true })).not.toContain('alternate" hrefLang');
  expect(headOf({ noindex: true, unlisted: true })).toContain('<meta name="robots" content="noindex"/>');
});
