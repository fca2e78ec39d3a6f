// biome-ignore-all lint/style/useNodejsImportProtocol: Node 12 does not know it
"use strict";
// Runs before every command that builds or serves: says in one sentence what is missing on this machine, instead of the
// stack trace it would lead to. Written for any Node, so that an old one gets as far as the sentence.

const { execFileSync } = require("child_process");
const { existsSync, mkdtempSync, readFileSync, rmdirSync } = require("fs");
const path = require("path");

const root = path.join(__dirname, "..");
/** The folders that a build writes to. */
const written = [".cache", "public", "src", "deploy"];
/** These install packages themselves. */
const installs = ["start", "test"];

requireNode();
requireWritableFolders();
if (installs.indexOf(process.env.npm_lifecycle_event) < 0) requirePackages();
if (process.env.npm_lifecycle_event !== "serve") lookForGit();

function requireNode() {
  const least = /\d+\.\d+/.exec(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).engines.node)[0];
  const version = process.versions.node;
  if (compare(version, least) >= 0) return;
  end(`Node ${version}太旧：需要${least}以上，见 https://nodejs.org 。`);
}

function compare(version, least) {
  const [major, minor] = version.split(".").map(Number);
  const [leastMajor, leastMinor] = least.split(".").map(Number);
  return major - leastMajor || minor - leastMinor;
}

function requireWritableFolders() {
  for (const name of [".", ...written]) {
    const folder = path.join(root, name);
    try {
      if (existsSync(folder)) rmdirSync(mkdtempSync(path.join(folder, ".writable-")));
    } catch (error) {
      end(`不能写入文件夹${folder}（${error.code}）：构建要在里面写文件，请改它的权限，或把项目复制到可写的地方。`);
    }
  }
}

/** The file is the last that npm writes. */
function requirePackages() {
  if (existsSync(path.join(root, "node_modules/.package-lock.json"))) return;
  end("依赖的包没有装好：先运行npm ci。");
}

/** Without git everything works but the dates. */
function lookForGit() {
  try {
    execFileSync("git", ["--version"], { stdio: "ignore" });
  } catch {
    console.error("没有找到git：页面不会有“最后更新”的日期，装上git就有。");
  }
}

function end(message) {
  console.error(message);
  process.exit(1);
}
