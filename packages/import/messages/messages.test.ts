import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chinese } from "../../../scripts/testing/chinese";
import { shapeOf } from "../../../scripts/testing/shape-of";
import { filesBelow } from "../../../src/lib/node/files";
import { folderWith } from "../testing/project-folder";
import * as en from "./en";
import * as zh from "./zh";

const { fetchMessages, docusaurusMessages, foreignMessages, importMessages } = zh;
const groups = { fetchMessages, docusaurusMessages, foreignMessages, importMessages };
const entries = Object.values(groups).flatMap((group) => Object.entries<unknown>(group));

test.each(entries)("%s follows Chinese typography and mentions its arguments", (_, entry) => {
  const marks = typeof entry === "function" ? Array.from(entry as { length: number }, (_, index) => `⟦${index}⟧`) : [];
  const said = typeof entry === "function" ? entry(...marks) : entry;
  const prose = typeof said === "string" ? said : Object.values(said as object).join("；");
  for (const mark of marks) expect(prose).toContain(mark);
  expect(prose).not.toMatch(/\p{Script=Han}(?:[,;?!]|:(?!::))|\p{Script=Han} [a-z\d]|[a-z\d] \p{Script=Han}/iu);
});

test("both languages have the same messages, and the English ones have no Chinese", () => {
  expect(shapeOf(en)).toEqual(shapeOf(zh));
  const folder = "packages/import/messages/en";
  for (const file of filesBelow(folder)) expect(readFileSync(`${folder}/${file}`, "utf8")).not.toMatch(chinese);
});

test("an owner of an English site imports a project with a report in English", () => {
  const own = folderWith({ "site.yml": "locale: { lang: en }\n" });
  const old = folderWith({
    "hugo.toml":
      'title = "Notes"\nbaseURL = "https://n.example"\n[[menus.main]]\nname = "A"\nurl = "mailto:a@a.example"\n',
    "content/posts/a.md": "---\ntitle: A\n---\n\n{{< unknown >}}\n\n[b](../none.md) ![](none.png) $5 and $6\n\n# One\n",
    "content/b.org": "x\n",
    "content/C.md": "---\ntitle: C\nlayout: x\nexpiryDate: 2001-01-01\n---\n\n<script>x</script>\n",
    "static/_headers": "x\n",
  });
  const into = `${own}/new`;
  const program = ["scripts/notes-site.cjs", "import", old, "--into", into];
  const env = { ...process.env, CONTENT_DIR: own };
  const { stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout).toContain("Imported from Hugo: Notes");
  expect(stdout).toContain("a shortcode has no counterpart");
  expect(stdout).not.toMatch(chinese);
});
