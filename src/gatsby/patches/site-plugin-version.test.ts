import { versionSitePlugin } from "./site-plugin-version";

const plugins = () => [
  { name: "gatsby-plugin-mdx", version: "5.16.0" },
  { name: "default-site-plugin", version: "0a1b" },
];

/** Versions of the plugins of a site with this configuration. */
function versions(config: object): string[] {
  const changed = plugins();
  versionSitePlugin(changed, config);
  return changed.map(({ version }) => version);
}

test("the site's own plugin has another version when the configuration has changed, and the others keep theirs", () => {
  expect(versions({ baseUrl: "/" })).toEqual(versions({ baseUrl: "/" }));
  expect(versions({ baseUrl: "/" })[1]).not.toBe(versions({ baseUrl: "/notes/" })[1]);
  expect(versions({})[0]).toBe("5.16.0");
});

test("a Gatsby that calls the plugin by another name ends the build", () => {
  expect(() => versionSitePlugin(plugins().slice(0, 1), {})).toThrow(/src\/gatsby\/patches\/site-plugin-version\.ts/);
});
