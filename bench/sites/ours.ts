import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import path from "node:path";
import { workingCopy } from "../../scripts/working-copy.mjs";
import { writeFiles } from "../files";
import { editedPage, type GeneratedPage } from "../generate-pages";
import { setAside } from "../set-aside";
import { workFolder } from "../work-folder";
import { withFrontMatter } from "./front-matter";
import type { Project, Site } from "./site";

/** The files that a build depends on. */
const sources = ["src", "content", "static", "gatsby-*", "package.json", "package-lock.json"];

/** This project, from its working tree. */
export const ours: Site = {
  id: "ours",
  version: commit(),
  docPath: (name) => `/docs/${name}`,
  controls: {
    next: "a[rel=next]",
    colorMode: "button[aria-label^='切换浅色']",
    menu: "summary[aria-label='切换导航栏']",
    copy: "button[aria-label^='复制代码到剪贴板']",
    search: "form[action$='/search'] button",
  },
  prepare: async (pages) => (pages === "own" ? copyProject() : generatedProject(pages)),
};

/**
 * Returns the last commit that changed a file of the build, with a digest of uncommitted changes.
 */
function commit(): string {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const changes = git("diff", "HEAD", "--", ...sources);
  const head = git("log", "-1", "--format=%h", "--", ...sources);
  return changes ? `${head}+${createHash("sha256").update(changes).digest("hex").slice(0, 6)}` : head;
}

/**
 * Copies the project with its content. The copy's build does not disturb the caches of this
 * project.
 */
function copyProject(): Project {
  const { dir } = workingCopy({ history: true, dir: path.join(workFolder, "ours") });
  return {
    output: path.join(dir, "public"),
    build: { command: "npm", args: ["run", "build"], cwd: dir },
    editable: path.join(dir, "content/docs/computer/ComputerNetwork/TransportLayer.mdx"),
    clean: () => setAside(dir, [".cache", "public"]),
  };
}

function generatedProject(pages: readonly GeneratedPage[]): Project {
  const content = path.join(workFolder, "content");
  setAside(workFolder, ["content"]);
  const fileOf = ({ kind, name }: GeneratedPage) => `${kind === "doc" ? "docs" : "blog"}/${name}.md`;
  writeFiles(content, Object.fromEntries(pages.map((page) => [fileOf(page), withFrontMatter(page)])));
  const project = copyProject();
  return {
    ...project,
    build: { ...project.build, env: { CONTENT_DIR: content } },
    editable: path.join(content, fileOf(editedPage(pages))),
  };
}
