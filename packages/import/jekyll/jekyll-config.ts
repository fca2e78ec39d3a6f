import picomatch from "picomatch";
import { parse } from "yaml";
import { joinPath } from "../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../data";
import type { Project } from "../project";
import { textsOf, type Values, yesOrNo } from "../values";

/** `_config.yml` and the values derived from it. */
export interface JekyllConfig {
  readonly site: Values;
  /** Source folder in the project; "" for its root. */
  readonly sourceDir: string;
  /** Base path, such as `/` or `/notes/`. */
  readonly basePath: string;
  readonly origin: string | undefined;
  readonly collections: readonly Collection[];
  /**
   * Returns whether a path below the source folder is excluded by the configuration or by `tools`,
   * and not included by the configuration.
   */
  readonly isExcluded: (path: string) => boolean;
  /** Returns the data in `_data/<name>.yml` or `_data/<name>.yaml`; undefined if there is none. */
  readonly data: (name: string) => unknown;
}

/** A collection whose documents become pages. */
export interface Collection {
  readonly name: string;
  /** Permalink pattern, such as `/:collection/:path/`. */
  readonly permalink: string;
}

/** Finds the folder with a Jekyll site's configuration; null if there is none. */
export function findJekyll(project: Project): string | null {
  const folders = project.files
    .filter((file) => /(?:^|\/)_config\.ya?ml$/.test(file))
    .map((file) => file.replace(/\/?_config\.ya?ml$/, ""))
    .sort((a, b) => a.length - b.length);
  return folders.find((folder) => isJekyll(project, folder)) ?? null;
}

function isJekyll(project: Project, folder: string): boolean {
  const files = project.below(folder).map((file) => (folder === "" ? file : file.slice(folder.length + 1)));
  const isGem = (file: string) => /^(?:Gemfile|[^/]+\.gemspec)$/.test(file);
  return (
    files.some((file) => /(?:^|\/)_posts\/(?:.*\/)?\d{4}-\d{1,2}-\d{1,2}-[^/]+$/.test(file)) ||
    files.some((file) => isGem(file) && /jekyll|github-pages/.test(project.read(joined(folder, file)))) ||
    files.some((file) => /^_config\.ya?ml$/.test(file) && namesJekyll.test(project.read(joined(folder, file))))
  );
}

/** Matches the name of a Jekyll theme or plugin in `_config.yml`. */
const namesJekyll =
  /^remote_theme:|^theme:\s*["']?(?:minima|just-the-docs|minimal-mistakes|jekyll-)|^\s*-\s*["']?jekyll-/m;

/** Files that Jekyll and its tools need, but readers of the site do not. */
const tools = ["Gemfile*", "*.gemspec", "node_modules/**", "vendor/**", "Rakefile", "package*.json", "**/*.less"];

export function readJekyllConfig(project: Project, base: string): JekyllConfig {
  const site = { ...yamlOf(project, joined(base, "_config.yaml")), ...yamlOf(project, joined(base, "_config.yml")) };
  const sourceDir = joined(base, (stringOf(site.source) ?? "").replace(/^\.\/?|\/+$/g, ""));
  const url = URL.parse(stringOf(site.url) ?? "");
  const excluded = textsOf(site.exclude).map((path) => path.replace(/^\/|\/$/g, ""));
  const matches = picomatch([...tools, ...excluded.flatMap((path) => [path, `${path}/**`])], { dot: true });
  const included = new Set(textsOf(site.include));
  return {
    site,
    sourceDir,
    basePath: joinPath(stringOf(site.baseurl) ?? "", "/"),
    origin: url?.origin,
    collections: collectionsOf(site.collections),
    isExcluded: (path) => matches(path) && !included.has(path),
    data: (name) =>
      ["yml", "yaml"].map((ending) => dataFile(project, joined(sourceDir, `_data/${name}.${ending}`))).find(Boolean),
  };
}

function collectionsOf(collections: unknown): Collection[] {
  return Object.entries(recordOf(collections)).flatMap(([name, value]) => {
    const { output, permalink } = recordOf(value);
    if (name === "posts" || yesOrNo(output) !== true) return [];
    return [{ name, permalink: stringOf(permalink) ?? "/:collection/:path" }];
  });
}

/** Returns the front matter defaults that the configuration sets for a page. */
export function defaultsFor(path: string, type: string, { site }: JekyllConfig): Values {
  const all = listOf(site.defaults).map(recordOf);
  const matching = all.filter(({ scope }) => {
    const { path: below = "", type: only } = recordOf(scope);
    const isInside = below === "" || path === below || path.startsWith(`${String(below).replace(/\/+$/, "")}/`);
    return isInside && (only === undefined || only === type || only === type.replace(/s$/, ""));
  });
  return Object.assign({}, ...matching.map(({ values }) => recordOf(values)));
}

function yamlOf(project: Project, file: string): Values {
  return recordOf(dataFile(project, file));
}

function dataFile(project: Project, file: string): unknown {
  if (!project.has(file)) return undefined;
  try {
    return parse(project.read(file).replaceAll("\t", "  "), { uniqueKeys: false });
  } catch {
    return undefined;
  }
}

/** Joins a folder in the project and a path below it. The folder is "" for the root. */
export function joined(folder: string, path: string): string {
  return [folder, path].filter(Boolean).join("/");
}
