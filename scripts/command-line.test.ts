import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nearestOf, readArguments, usageOf } from "./command-line.mjs";
import { commands, scriptOf } from "./commands.mjs";
import { type OwnFolder, ownFolder } from "./testing/own-folder";
import { shapeOf } from "./testing/shape-of";
import { languageFor, wordsIn } from "./words.mjs";

const names = Object.keys(commands) as (keyof typeof commands)[];

/** Runs a command of this project, as `npm run` does. */
function run(args: readonly string[], contentDir: string) {
  const env = { ...process.env, CONTENT_DIR: contentDir };
  return spawnSync(process.execPath, ["scripts/notes-site.cjs", ...args], { env, encoding: "utf8" });
}

function contentIn(lang: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), "content-"));
  writeFileSync(path.join(dir, "site.yml"), `title: A\nlocale:\n  lang: ${lang}\n`);
  return dir;
}

const chinese = contentIn("zh-TW");
const english = contentIn("en");

test.each(names)("%s refuses unknown arguments", (name) => {
  const { problem } = readArguments(name, ["--bogus"], { isPackage: false, words: wordsIn("zh") });
  expect(problem).toBe("没有这个选项：--bogus");
});

test("a refused argument is followed by the usage of the command, and nothing runs", () => {
  const { status, stdout, stderr } = run(["clean", "--bogus"], chinese);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("没有这个选项：--bogus");
  expect(stderr).toContain("npm run clean");
});

test.each(names)("%s describes itself and its arguments in English", (name) => {
  const usage = usageOf(name, { isPackage: false, words: wordsIn("en") });
  expect(usage).toContain(`npm run ${scriptOf(name)}`);
  expect(usage).not.toMatch(/\p{Script=Han}/u);
});

test("a missing content folder is not a site without articles", () => {
  const { status, stderr } = run(["check"], "/nowhere/at/all");
  expect([status, stderr.trim()]).toEqual([1, "没有/nowhere/at/all这个文件夹：写文章所在的文件夹"]);
});

test("--help prints the usage and runs nothing", () => {
  const { status, stdout, stderr } = run(["pack", "--help"], english);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("npm run pack -- [folder to put it into]");
  expect(existsSync("--help")).toBe(false);
});

test.each([
  [["bulid"], "build"],
  [["check", "--jsno"], "--json"],
  [["draw", "x"], "x"],
  [["epub"], "还要写参数"],
  [["lint", "--fix=1"], "--fix后面不写值"],
  [["new", "post", "甲", "--slug"], "--slug后面要写一个值"],
  [["new", "doc", "../../etc", "X"], "../../etc"],
  [["develop", "--port", "99999"], "99999"],
  [["keep-last-build", "garden"], "https://"],
])("%j says what is wrong, and what was meant", (args, said) => {
  const { status, stdout, stderr } = run(args, chinese);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(said);
  expect(stderr).not.toMatch(/^ {4}at /m);
});

test("suggests no command for a word that resembles none", () => {
  expect(nearestOf("deploy", names)).toBeUndefined();
});

test("every command has a script in package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const name of names) expect(scripts[scriptOf(name)]).toBe(`node scripts/notes-site.cjs ${name}`);
});

describe("in an owner's folder", () => {
  let own: OwnFolder;
  beforeAll(() => {
    own = ownFolder({
      "site.yml": "title: My notes\nurl: https://a.example\nlocale: { lang: en }\n",
      "pages/about.md": "---\ntitle: About\ndescription: Who writes here.\n---\n\nMe.\n",
    });
  });

  test("lists all commands for owners in the language of the site", () => {
    const { status, stdout } = own.notesSite("--help");
    expect(status).toBe(0);
    for (const name of [
      "draw",
      "epub",
      "lint",
      "clean",
      "fetch-pictures",
      "import:compare",
      "keep-last-build",
      "audit",
    ])
      expect(stdout).toMatch(new RegExp(`^  ${name} `, "m"));
    expect(stdout).not.toMatch(/\p{Script=Han}|^ {2}pack /mu);
    expect(own.notesSite("pack").stderr).toContain("pack runs in the repository of notes-site");
  });

  test("a content folder that does not exist is refused, with a similar one", () => {
    const { status, stderr } = own.notesSite("check", "--content", "page");
    expect([status, stderr.trim()]).toEqual([
      1,
      `There is no folder ${path.join(own.dir, "page")}: did you mean ${path.join(own.dir, "pages")}?`,
    ]);
  });

  test("also finds a command by its name in package.json", () => {
    expect(own.notesSite("lint:content", "--help").stdout).toContain("npx notes-site lint [--fix]");
  });

  test("new, check and lint read and write there", () => {
    const { status, stdout } = own.notesSite("new", "page", "Where I am");
    expect([status, stdout]).toEqual([0, expect.stringContaining("pages/where-i-am.mdx is created")]);
    expect(stdout).toContain("It is .mdx");
    expect(existsSync(path.join(own.dir, "pages/where-i-am.mdx"))).toBe(true);
    expect(own.notesSite("check").stdout).toContain("0 errors");
    expect(own.notesSite("lint").stdout).toContain("2 pages");
    expect(own.notesSite("draw").stdout).toContain("no mermaid diagrams");
    expect(own.notesSite("fetch-pictures").stdout).toContain("no pictures of other sites");
  }, 120_000);

  test("clean removes the build output but keeps the output folder", () => {
    mkdirSync(path.join(own.dir, ".notes-site/.cache"), { recursive: true });
    writeFileSync(path.join(own.dir, "public/index.html"), "");
    expect(own.notesSite("clean").status).toBe(0);
    expect(existsSync(path.join(own.dir, "public/index.html"))).toBe(false);
    expect(existsSync(path.join(own.dir, "public"))).toBe(true);
    expect(existsSync(path.join(own.dir, ".notes-site/.cache"))).toBe(false);
  });

  test("a build writes the host's files to the owner's own deploy folder", () => {
    expect(realpathSync(path.join(own.dir, ".notes-site/deploy"))).toBe(realpathSync(path.join(own.dir, "deploy")));
  });
});

test("both languages have the same messages", () => {
  expect(shapeOf(wordsIn("en"))).toEqual(shapeOf(wordsIn("zh")));
});

test.each([
  ["locale:\n  lang: en-GB\n", "en"],
  ['locale: { direction: ltr, lang: "fr" }\n', "en"],
  ["locale: { lang: zh-Hant }\n", "zh"],
  ["title: lang: en\n", "zh"],
])("the language of %j is %s", (text, language) => {
  const dir = mkdtempSync(path.join(tmpdir(), "content-"));
  writeFileSync(path.join(dir, "site.yml"), text);
  expect(languageFor(dir)).toBe(language);
});
