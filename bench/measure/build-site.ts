import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/lib/node/files";
import { generatePages, shareOut } from "../generate-pages";
import type { Builds, Deployed } from "../results";
import { setAside } from "../set-aside";
import type { Site } from "../sites/site";
import type { Content } from "../targets";
import { workFolder } from "../work-folder";
import { measureBuild } from "./measure-build";

/** Returns the folder that keeps a built site for the browser measurements. */
export function builtFolder(site: Site, content: Content): string {
  return path.join(workFolder, "built", `${site.id}-${content}`);
}

/** Returns whether this version of a site has been built. */
export function isBuilt(site: Site, content: Content): boolean {
  const stamp = stampOf(site, content);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === site.version;
}

/**
 * Returns the path of the file with the version of a built site. The file is beside the folder,
 * because files in the folder are served.
 */
function stampOf(site: Site, content: Content): string {
  return `${builtFolder(site, content)}.version`;
}

/**
 * Builds a site cold, then again after one file is edited, and keeps the output.
 * @param limit seconds that one build may take
 * @param pages the pages to build, by default those of `content`
 */
export async function buildSite(
  site: Site,
  content: Content,
  limit: number,
  pages = content === "real" ? ("own" as const) : generatePages(shareOut(Number(content))),
): Promise<Builds> {
  const project = await site.prepare(pages);
  project.clean();
  const cold = await measureBuild(project.build, limit);
  if ("failure" in cold) return { cold, edited: null };
  appendFileSync(project.editable, "\n再写一段，看看只改一篇要多久。\n");
  const edited = await measureBuild(project.build, limit);
  const folder = builtFolder(site, content);
  setAside(path.dirname(folder), [path.basename(folder)]);
  mkdirSync(path.dirname(folder), { recursive: true });
  renameSync(project.output, folder);
  writeFileSync(stampOf(site, content), site.version);
  return { cold, edited, deployed: deployedSize(folder) };
}

function deployedSize(folder: string): Deployed {
  const files = filesBelow(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  return { megabytes: bytes / 1e6, files: files.length };
}
