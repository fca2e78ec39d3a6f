import { readFileSync } from "node:fs";

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const [, build = "", development = ""] = readFileSync("docs/dependencies.md", "utf8").split(/^## /m);
const listed = (section: string) => [...section.matchAll(/^\| `([^`]+)` \| [^|]+ \|/gm)].map(([, name]) => name);

test("docs/dependencies.md has a reason for every package, and for no other", () => {
  expect(listed(build)).toEqual(Object.keys(dependencies));
  expect(listed(development)).toEqual(Object.keys(devDependencies).filter((name) => !name.startsWith("@types/")));
});
