import type { SiteConfig } from "../../config/read-site";

const { env } = process;
afterEach(() => {
  process.env = env;
});

function searchWith(variables: Readonly<Record<string, string>>): SiteConfig["search"] {
  process.env = { ...variables };
  let search: SiteConfig["search"] | undefined;
  jest.isolateModules(() => {
    search = (require("../../config/site") as { site: SiteConfig }).site.search;
  });
  return search as SiteConfig["search"];
}

const algolia = { GATSBY_ALGOLIA_APP_ID: "APP", GATSBY_ALGOLIA_SEARCH_KEY: "key", GATSBY_ALGOLIA_INDEX: "notes" };

test("sends usage events only if the environment enables them, and only with Algolia", () => {
  expect(searchWith(algolia)).toMatchObject({ provider: "algolia", algolia: { insights: false } });
  expect(searchWith({ ...algolia, GATSBY_ALGOLIA_INSIGHTS: "true" })).toMatchObject({ algolia: { insights: true } });
  expect(searchWith({ GATSBY_ALGOLIA_INSIGHTS: "true" })).toMatchObject({ provider: "embedded", algolia: null });
});
