import { versionSitePlugin } from "./site-plugin-version";

const plugins = () => [
  { name: "gatsby-plugin-mdx", version: "5.16.0" },
  { name: "default-site-plugin", version: "0a1b" },
];

/** Returns the versions of the plugins for a site with this configuration. */
function versions(config: object): string[] {
  const changed = plugins();
  versionSitePlugin(changed, config);
  return changed.map(({ version }) => version);
}

test("changes only the version of the site's own plugin when the configuration changes", () => {
  expect(versions({ baseUrl: "/" })).toEqual(versions({ baseUrl: "/" }));
  expect(versions({ baseUrl: "/" })[1]).not.toBe(versions({ baseUrl: "/notes/" })[1]);
  expect(versions({})[0]).toBe("5.16.0");
});

test("stops the build when Gatsby renames the site's own plugin", () => {
  expect(() => versionSitePlugin(plugins().slice(0, 1), {})).toThrow(/src\/gatsby\/patches\/site-plugin-version\.ts/);
});
