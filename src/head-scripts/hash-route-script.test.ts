import { hashRouteScript } from "./hash-route-script";

/**
 * Runs the script on the home page.
 * @returns the URL that it redirects to
 */
function from(hash: string, pathname = "/", search = ""): string | undefined {
  const replace = jest.fn();
  new Function("location", hashRouteScript)({ hash, pathname, search, replace });
  return replace.mock.calls[0]?.[0];
}

test.each([
  ["#/guide/intro", "/guide/intro"],
  ["#/guide/intro.md", "/guide/intro"],
  ["#/guide/", "/guide"],
  ["#/guide/README", "/guide/"],
  ["#/%E6%8C%87%E5%8D%97/a?id=%E7%AC%AC%E4%B8%80%E6%AD%A5", "/%E6%8C%87%E5%8D%97/a#%E7%AC%AC%E4%B8%80%E6%AD%A5"],
])("an old link with %s leads to %s", (hash, to) => {
  expect(from(hash)).toBe(to);
});

test("stays below the folder of the site, and keeps the query", () => {
  expect(from("#/a", "/notes/")).toBe("/notes/a");
  expect(from("#/a", "/notes", "?utm=1")).toBe("/notes/a?utm=1");
});

test("never leads to another site, and leaves anchors alone", () => {
  for (const hash of ["#//evil.example", "#/\\evil.example", "#/\\/\\evil.example", "#///evil.example/a"])
    expect(new URL(from(hash) ?? "", "https://own.example/").origin).toBe("https://own.example");
  for (const hash of ["", "#", "#/", "#top", "#a/b", "#!/a"]) expect(from(hash)).toBeUndefined();
});
