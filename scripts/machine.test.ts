import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { explain } from "./explain.mjs";
import { type OwnFolder, ownFolder } from "./testing/own-folder";
import { wordsIn } from "./words.mjs";

const program = path.resolve("scripts/notes-site.cjs");
const folder = (name: string) => {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), "machine-")), name);
  mkdirSync(dir);
  return dir;
};

/** Creates a folder for PATH that contains only these programs. */
function programs(...names: string[]): string {
  const dir = folder("bin");
  for (const name of names)
    symlinkSync(spawnSync("which", [name], { encoding: "utf8" }).stdout.trim(), path.join(dir, name));
  return dir;
}

/** Expects a user-facing message without a stack. */
function saysOnly(ended: { readonly status: number | null; readonly stderr: string }, sentence: string): void {
  expect(ended.stderr).toContain(sentence);
  expect(ended.stderr).not.toMatch(/^ {4}at |node:internal/m);
  expect(ended.status).toBe(1);
}

test("reports the required version on an old Node", () => {
  const old = path.join(folder("old"), "old.cjs");
  writeFileSync(old, 'Object.defineProperty(process.versions, "node", { value: "18.20.8" });');
  const ended = spawnSync(process.execPath, ["-r", old, program, "check"], { encoding: "utf8" });
  saysOnly(ended, "Node 18.20.8太旧：需要20.19以上");
  expect(ended.stderr).toContain("Node 18.20.8 is too old");
});

test("init works without git, and names a program that it lacks", () => {
  const env = { ...process.env, PATH: programs("node", "npm", "sh", "env") };
  const dir = path.join(folder("a"), "notes");
  const ended = spawnSync(process.execPath, [program, "init", dir, "--lang", "en"], { env, encoding: "utf8" });
  expect([ended.status, ended.stderr]).toEqual([0, ""]);
  expect(readdirSync(dir)).toContain("site.yml");
  const without = { ...process.env, PATH: programs("node") };
  const second = path.join(folder("b"), "notes");
  saysOnly(
    spawnSync(process.execPath, [program, "init", second, "--lang", "en"], { env: without, encoding: "utf8" }),
    "npm was not found",
  );
}, 60_000);

test("refuses a content folder that is a file", () => {
  const file = path.join(folder("a"), "笔记.md");
  writeFileSync(file, "");
  const env = { ...process.env, CONTENT_DIR: file };
  saysOnly(
    spawnSync(process.execPath, [program, "check"], { env, encoding: "utf8" }),
    `${file}是一个文件：写文章所在的文件夹`,
  );
});

test("refuses a folder that Gatsby cannot build in before it writes anything", () => {
  const dir = path.join(folder("x"), "我的 笔记 (a)");
  saysOnly(spawnSync(process.execPath, [program, "init", dir], { encoding: "utf8" }), "路径里有(");
});

test.each([
  [{ code: "ENOSPC", path: "/a" }, "磁盘满了"],
  [{ code: "EACCES", path: "/a" }, "不能写入/a（EACCES）"],
  [{ code: "EROFS", path: "/a" }, "不能写入/a（EROFS）"],
  [{ code: "ENOTDIR", path: "/a" }, "/a是一个文件"],
  [{ code: "ENOENT", syscall: "spawn npm", path: "npm" }, "没有找到npm"],
])("an error of the machine, %j, is one sentence", (error, sentence) => {
  expect(explain(Object.assign(new Error("x"), error), wordsIn("zh"))).toContain(sentence);
});

test("keeps the stack of a bug of ours", () => {
  expect(explain(new TypeError("x"), wordsIn("zh"))).toMatch(/^TypeError: x\n +at /);
});

describe("in an owner's folder", () => {
  let own: OwnFolder;
  const running = new Set<ChildProcess>();
  beforeAll(() => {
    own = ownFolder({
      "site.yml": "title: 甲\n",
      "public/manifest.webmanifest": '{ "start_url": "/" }',
      "public/version.json": "{}",
      "public/index.html": "首页",
    });
  });
  afterAll(() => {
    for (const child of running) child.kill("SIGKILL");
  });

  // Nobody can create folders in /sys.
  (process.platform === "linux" ? test : test.skip)("a folder that cannot be written is named", () => {
    const ended = spawnSync(process.execPath, [own.program, "check"], { cwd: "/sys", encoding: "utf8" });
    saysOnly(ended, "不能写入/sys");
  });

  test("names a file that has the path of the copy", () => {
    const dir = folder("in-the-way");
    writeFileSync(path.join(dir, ".notes-site"), "");
    saysOnly(
      spawnSync(process.execPath, [own.program, "check"], { cwd: dir, encoding: "utf8" }),
      `${path.join(dir, ".notes-site")}是一个文件`,
    );
  });

  test("ends all child processes when the command is killed", async () => {
    const env = { ...process.env, PORT: "9473" };
    const child = spawn(process.execPath, [own.program, "serve"], {
      cwd: own.dir,
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    running.add(child);
    const address = await new Promise<string>((resolve) =>
      child.stdout.on("data", (text) => {
        const [found] = /http:\/\/localhost:\d+\//.exec(String(text)) ?? [];
        if (found) resolve(found);
      }),
    );
    expect(await (await fetch(address)).text()).toBe("首页");
    child.kill("SIGTERM");
    await once(child, "exit");
    await expect(fetch(address)).rejects.toThrow();
  }, 60_000);
});
