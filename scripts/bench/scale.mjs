// npm run bench:scale [docs] [posts]: how long a large site takes to build, cold and after editing one file, how much memory
// it needs, and whether a page grows with the number of pages. Runs in a copy, so that it disturbs no other build.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { workingCopy } from "../working-copy.mjs";
import { generateContent } from "./generate-content.mjs";

const docs = Number(process.argv[2] ?? 1000);
const posts = Number(process.argv[3] ?? 100);
const content = path.join(tmpdir(), `jieneng-scale-${docs}`);

generateContent(content, { docs, posts });
const copy = workingCopy({ content: false });
try {
  const cold = await build();
  const page = weigh("docs/area000/note-0");
  const edited = path.join(content, "docs/area000/note-1.md");
  writeFileSync(edited, `${readFileSync(edited, "utf8")}\n再写一段，看看只改一篇要多久。\n`);
  const warm = await build();
  console.table({
    pages: `${docs} docs, ${posts} posts`,
    "cold build": `${cold.seconds.toFixed(1)} s, ${cold.megabytes.toFixed(0)} MB`,
    "after editing one file": `${warm.seconds.toFixed(1)} s, ${warm.megabytes.toFixed(0)} MB`,
    "HTML of a page (gzip)": `${(page.html / 1000).toFixed(1)} kB`,
    "JavaScript it loads (gzip)": `${(page.scripts / 1000).toFixed(1)} kB`,
  });
} finally {
  copy.remove();
}

/** Builds once; memory is the largest sum over the process tree, sampled four times a second. */
async function build() {
  const started = performance.now();
  const child = spawn("npm", ["run", "build"], {
    cwd: copy.dir,
    env: { ...process.env, CONTENT_DIR: content },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let peak = 0;
  const sampler = setInterval(() => {
    peak = Math.max(peak, treeMemory(child.pid));
  }, 250);
  const code = await new Promise((resolve) => child.on("exit", resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`the build failed with code ${code}`);
  return { seconds: (performance.now() - started) / 1000, megabytes: peak / 1e6 };
}

/** Proportional memory of a process and all its descendants, in bytes (Linux only; 0 elsewhere). */
function treeMemory(root) {
  try {
    const parents = new Map();
    for (const name of readdirSync("/proc")) {
      if (/^\d+$/.test(name)) parents.set(Number(name), parentOf(name));
    }
    const inTree = (pid) => pid === root || (parents.get(pid) > 0 && inTree(parents.get(pid)));
    return [...parents.keys()].filter(inTree).reduce((sum, pid) => sum + proportionalSize(pid), 0);
  } catch {
    return 0;
  }
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

function proportionalSize(pid) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]) * 1024;
  } catch {
    return 0;
  }
}

function weigh(page) {
  const publicDir = path.join(copy.dir, "public");
  const html = readFileSync(path.join(publicDir, page, "index.html"));
  const names = [...html.toString().matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, name]) => name);
  const scripts = [...new Set(names)].filter((name) => statSync(path.join(publicDir, name), { throwIfNoEntry: false }));
  return {
    html: gzipSync(html).length,
    scripts: scripts.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(publicDir, name))).length, 0),
  };
}
