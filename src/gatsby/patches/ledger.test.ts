import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../lib/node/files-below";

const ledger = readFileSync("docs/gatsby.md", "utf8");
const patches = filesBelow(__dirname).flatMap((file) => {
  const source = readFileSync(path.join(__dirname, file), "utf8");
  return /^\s+name: "(\w+\/[\w-]+)",\n\s+leansOn/m.exec(source)?.[1] ?? [];
});

test("the patches are found", () => {
  expect(patches.length).toBeGreaterThan(20);
});

test.each(patches)("the ledger, docs/gatsby.md, has a row for %s", (patch) => {
  expect(ledger).toContain(`| \`${patch}\``);
});
