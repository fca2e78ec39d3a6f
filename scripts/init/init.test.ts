import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { siteAddress } from "./site-address";

const parent = mkdtempSync(path.join(tmpdir(), "init-"));
const init = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/notes-site.cjs", "init", ...args], { encoding: "utf8" });

test.each([
  ["garden.example.org", "https://garden.example.org", "/"],
  ["https://x.y/", "https://x.y", "/"],
  ["HTTPS://A.B", "https://a.b", "/"],
  ["https://me.github.io/notes", "https://me.github.io", "/notes/"],
  ["me.github.io/Notes/index.html", "https://me.github.io", "/Notes/"],
  ["http://localhost:8080", "http://localhost:8080", "/"],
  ["localhost:8080/a//b/", "https://localhost:8080", "/a/b/"],
])("the address %s is taken", (written, url, baseUrl) => {
  expect(siteAddress(written)).toEqual({ url, baseUrl });
});

test.each([
  "https://x y",
  "garden",
  "ftp://x.org",
  "mailto:a@b.org",
  "https://",
  "https://a.b/?q=1",
  "a.b#c",
  "https://u:p@a.b",
])("%s is not an address of a site", (written) => expect(siteAddress(written)).toBeNull());

/**
 * Types answers to a command's questions in a terminal, one line each. `script` of util-linux
 * provides the terminal.
 */
function typed(command: string, answers: readonly string[]) {
  return spawnSync("script", ["-qec", command, "/dev/null"], {
    input: answers.map((answer) => `${answer}\n`).join(""),
    encoding: "utf8",
    env: { ...process.env, SHELL: "/bin/sh" },
  });
}
const hasTerminal = spawnSync("script", ["--version"], { encoding: "utf8" }).stdout?.includes("util-linux");

(hasTerminal ? test : test.skip)(
  "what cannot be taken is asked again, and nothing is lost",
  () => {
    const dir = path.join(parent, "我的 笔记");
    const { stdout } = typed(`node scripts/notes-site.cjs init '${dir}'`, [
      "花园",
      "https://x y",
      "me.github.io/notes",
    ]);
    expect(stdout).toContain("网址写的是https://x y");
    expect(parse(readFileSync(path.join(dir, "site.yml"), "utf8"))).toMatchObject({
      title: "花园",
      url: "https://me.github.io",
      baseUrl: "/notes/",
    });
    expect(stdout).toMatch(/cd '[^'\n]*我的 笔记' && npm install/);
    expect(stdout).toContain("/node_modules/notes-site/docs/");
  },
  60_000,
);

test("an English site gets English questions and files, and an unsupported language is reported", () => {
  const dir = path.join(parent, "fr");
  const { status, stdout, stderr } = init(dir, "--lang", "fr", "--url", "x.example");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("/node_modules/notes-site/docs/");
  expect(stdout).toContain("not there in fr");
  expect(stdout).not.toMatch(/\p{Script=Han}/u);
  expect(parse(readFileSync(path.join(dir, "site.yml"), "utf8")).locale).toEqual({ lang: "fr" });
}, 60_000);

test.each([
  [["--lang", "klingon"], "klingon"],
  [["--lang", "en", "--url", "https://x y"], "The address is https://x y"],
  [["--lang", "en", "--utl", "x"], "did you mean --url?"],
])("init %j is refused, and writes nothing", (args, said) => {
  const dir = path.join(parent, "none");
  const { status, stderr } = init(dir, ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(said);
  expect(existsSync(dir)).toBe(false);
});

test("the command that opens the new folder works in the folder where the user ran npm", () => {
  const dir = path.join(parent, "typed", "花园");
  const env = { ...process.env, INIT_CWD: path.join(parent, "typed", "deep") };
  const args = ["scripts/notes-site.cjs", "init", dir, "--title", "花园", "--url", "https://a.example"];
  const { stdout } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  expect(stdout).toContain("cd ../花园 && npm install");
}, 60_000);

test("refuses a folder with files, and a file", () => {
  writeFileSync(path.join(parent, "a-file"), "");
  expect(init(parent).stderr).toContain("已经有文件");
  expect(init(path.join(parent, "a-file")).stderr).toContain("不是文件夹");
});
