#!/usr/bin/env node
// npx notes-site <command>: the commands of this project, from a folder of content that has it as a dependency.
//
// Gatsby compiles no code inside node_modules, so the project is copied to `.notes-site` in the folder it is called from, and
// its packages are installed there by its own lock file: those that it was tested with.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { environment, installPackages, run } from "./lib.mjs";

const commands = {
  start: "构建，在 http://localhost:9000 打开",
  develop: "边写边看，在 http://localhost:8000",
  build: "构建到public/",
  serve: "打开构建好的站",
  check: "不构建，只查front matter、链接与图片",
  new: '新建一篇草稿：new post "标题"',
  import: "把别的生成器的站搬进来：import ../旧站 --into ../新目录",
};
const usage = `notes-site <命令> [--content 文件夹]

${Object.entries(commands)
  .map(([name, text]) => `  ${name.padEnd(8)} ${text}`)
  .join("\n")}`;

const project = path.resolve(import.meta.dirname, "..");
const work = path.resolve(".notes-site");
/** Outlives an upgrade: what Gatsby and npm keep, and the owner's `public`. */
const kept = new Set([".cache", "deploy", "node_modules", "public"]);

const [command = "--help", ...rest] = process.argv.slice(2);
if (!Object.hasOwn(commands, command)) {
  console.log(usage);
  process.exit(["-h", "--help", "help"].includes(command) ? 0 : 1);
}
const { args, content } = withoutContent(rest);
const env = { ...environment, CONTENT_DIR: content, CALLED_FROM: process.cwd() };
if (!isCurrent()) renew();
process.chdir(work);
// npm leaves .npmrc out of packages. Only here: where it omits packages of development, it calls what it runs production.
await installPackages({ env: { ...env, npm_config_omit: "dev", npm_config_ignore_scripts: "true" } });
process.exit(run("npm", ["run", "--silent", command, "--", ...args], { env }));

/** Takes `--content` out of the arguments; the others are the command's. */
function withoutContent(all) {
  const at = all.indexOf("--content");
  if (at < 0) return { args: all, content: process.cwd() };
  return { args: all.toSpliced(at, 2), content: path.resolve(all[at + 1] ?? ".") };
}

/** Whether the copy is that of the installed version: its list of files is written last. */
function isCurrent() {
  const copied = path.join(work, "copied.json");
  return (
    existsSync(copied) && readFileSync(copied, "utf8") === readFileSync(path.join(project, "../package.json"), "utf8")
  );
}

function renew() {
  mkdirSync(path.resolve("public"), { recursive: true });
  mkdirSync(work, { recursive: true });
  for (const name of readdirSync(work)) if (!kept.has(name)) rmSync(path.join(work, name), { recursive: true });
  cpSync(project, work, { recursive: true });
  if (!existsSync(path.join(work, "public"))) symlinkSync("../public", path.join(work, "public"));
  cpSync(path.join(project, "../package.json"), path.join(work, "copied.json"));
}
