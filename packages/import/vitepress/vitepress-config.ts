import { posix } from "node:path";
import { basename, dirname } from "../../../src/lib/paths";
import { recordOf, stringOf } from "../data";
import { evaluateModule, type Failure, timeLimit } from "../evaluate/evaluate-module";
import { writtenFields } from "../evaluate/written-fields";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { Project } from "../project";
import type { Values } from "../values";

const configFile = /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/;

/** Finds the folder that contains `.vitepress`; null if there is none. */
export function findVitePress(project: Project): string | null {
  return configFolder(project, configFile);
}

/**
 * Finds the folder that contains `.vitepress` or `.vuepress` with a configuration. Of several
 * configurations, the one with the shortest path counts. Null if there is none.
 */
export function configFolder(project: Project, pattern: RegExp): string | null {
  const [file] = project.files.filter((name) => pattern.test(name)).sort((a, b) => a.length - b.length);
  return file === undefined ? null : file.replace(/(?:^|\/)\.(?:vite|vue)press\/.*$/, "");
}

/** Packages that do not affect content. */
export const insignificant =
  /^(?:node:|vue(?:$|\/)|@vueuse\/|markdown-it|@shikijs\/|shiki|@mdit|@vitejs\/|vite(?:$|\/)|rollup|unplugin|postcss|satori|sharp)|-plugin-/;

const fields = ["title", "description", "lang", "base", "srcDir", "cleanUrls"];

export interface VitePressConfig {
  /** The name of the generator. */
  readonly generator: string;
  readonly site: Values;
  readonly theme: Values;
  /** Folder of the pages in the project; "" for its root. */
  readonly srcDir: string;
  /** Folder that `@/` resolves to in paths of included files. */
  readonly includeDir: string;
  /** Base path, such as `/` or `/notes/`. */
  readonly base: string;
  readonly file: string;
  /**
   * Files of the project that are served at their path below the source folder, if that folder is
   * served itself.
   */
  readonly statics?: readonly string[];
  /** Folder of static files in the project, if it is not below the source folder. */
  readonly publicDir?: string;
  /** Addresses without a page, with the addresses of the pages that the generator shows there. */
  readonly standIns?: ReadonlyMap<string, string>;
  /** Folders of the project that an address may be relative to, if not the source folder. */
  readonly roots?: readonly string[];
}

/**
 * Runs the configuration in a separate process. If that fails, only the literal values of a few
 * fields are read, and a note says why.
 */
export async function readVitePressConfig(project: Project, root: string, notes: Notes): Promise<VitePressConfig> {
  const file =
    project.files.find(
      (name) => configFile.test(name) && name.startsWith(root === "" ? ".vitepress/" : `${root}/.vitepress/`),
    ) ?? "";
  // `rewrites` may be a function of a page's path below the source folder. Only the configuration
  // says which folder that is, so the function is called with the path below every possible folder.
  const pages = project.below(root).filter((name) => name.endsWith(".md"));
  const evaluation = await evaluateModule(project.absolute(file), {}, timeLimit, { rewrites: tailsOf(pages) });
  if ("failure" in evaluation) noteFailure(file, evaluation, notes);
  for (const name of evaluation.missing.filter((name) => !insignificant.test(name)))
    notes.changed({ file, found: name }, foreignMessages.missingPackage);
  const own = "value" in evaluation ? recordOf(evaluation.value) : writtenFields(project.read(file), fields);
  const site = await withFolderConfig(own, project, root, notes);
  const srcDir = joined(root, stringOf(site.srcDir) ?? ".");
  return {
    generator: "VitePress",
    site,
    theme: recordOf(site.themeConfig),
    srcDir,
    includeDir: srcDir,
    base: `/${stringOf(site.base) ?? ""}/`.replace(/\/{2,}/g, "/"),
    file,
  };
}

/**
 * Adds the settings of a `config.ts` in the source folder itself, as in VitePress 2. Applies only
 * if the main configuration sets `themeConfig`.
 */
async function withFolderConfig(site: Values, project: Project, root: string, notes: Notes): Promise<Values> {
  const srcDir = joined(root, stringOf(site.srcDir) ?? ".");
  const file = project.files.find((name) => dirname(name) === srcDir && /^config\.[cm]?[jt]s$/.test(basename(name)));
  if (file === undefined || site.themeConfig === undefined) return site;
  const evaluation = await evaluateModule(project.absolute(file));
  if ("failure" in evaluation) {
    noteFailure(file, evaluation, notes);
    return site;
  }
  const own = recordOf(evaluation.value);
  return { ...site, ...own, themeConfig: { ...recordOf(site.themeConfig), ...recordOf(own.themeConfig) } };
}

/** Notes why a configuration has no value. */
export function noteFailure(file: string, { failure, message }: Failure, notes: Notes): void {
  const isRefused = failure === "refused";
  notes.left({ file, found: isRefused ? undefined : message }, foreignMessages[isRefused ? "refused" : "config"]);
}

/** Returns each path relative to every folder above it: `a/b.md` and `b.md`. */
function tailsOf(paths: readonly string[]): string[] {
  const tails = paths.flatMap((path) => path.split("/").map((_, index, parts) => parts.slice(index).join("/")));
  return [...new Set(tails)];
}

/** Joins a folder and a relative path of the project. */
export function joined(folder: string, path: string): string {
  return posix.join(folder, path).replace(/^(?:\.\.?\/)+|^\.$|\/$/g, "");
}
