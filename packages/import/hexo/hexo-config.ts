import { parse } from "yaml";
import { recordOf, stringOf } from "../data";
import type { Project } from "../project";
import type { Values } from "../values";

/** `_config.yml` and the theme's configuration. */
export interface HexoConfig {
  readonly site: Values;
  readonly theme: Values;
  /** Source folder in the project, without a trailing slash. */
  readonly sourceDir: string;
  /** Folder whose files the theme serves at the root. */
  readonly themeSource: string;
  /** Base path, such as `/` or `/notes/`. */
  readonly root: string;
  readonly origin: string | undefined;
}

/** Finds the folder with a Hexo site's configuration; null if there is none. */
export function findHexo(project: Project): string | null {
  const folders = project.files
    .filter((file) => /(?:^|\/)_config\.ya?ml$/.test(file) && !/(?:^|\/)themes\//.test(file))
    .map((file) => file.replace(/\/?_config\.ya?ml$/, ""))
    .sort((a, b) => a.length - b.length);
  return folders.find((folder) => isHexo(project, folder)) ?? null;
}

function isHexo(project: Project, folder: string): boolean {
  const inFolder = (name: string) => (folder === "" ? name : `${folder}/${name}`);
  const manifest = inFolder("package.json");
  if (project.has(manifest) && /"hexo"/.test(project.read(manifest))) return true;
  const source = stringOf(yamlOf(project, inFolder("_config.yml")).source_dir) ?? "source";
  return project.below(inFolder(`${source}/_posts`)).length > 0;
}

export function readHexoConfig(project: Project, base: string): HexoConfig {
  const inBase = (name: string) => (base === "" ? name : `${base}/${name}`);
  const site = { ...yamlOf(project, inBase("_config.yaml")), ...yamlOf(project, inBase("_config.yml")) };
  const theme = stringOf(site.theme) ?? "";
  const files = [`themes/${theme}/_config.yml`, `source/_data/${theme}.yml`, `_config.${theme}.yml`];
  const themeConfig = Object.assign(
    {},
    ...files.map((file) => yamlOf(project, inBase(file))),
    recordOf(site.theme_config),
  );
  const url = URL.parse(stringOf(site.url) ?? "");
  const root = stringOf(site.root) ?? url?.pathname ?? "/";
  return {
    site,
    theme: themeConfig,
    sourceDir: inBase((stringOf(site.source_dir) ?? "source").replace(/\/+$/, "")),
    themeSource: inBase(`themes/${theme}/source`),
    root: `/${root}/`.replace(/\/{2,}/g, "/"),
    origin: url?.origin,
  };
}

function yamlOf(project: Project, file: string): Values {
  if (!project.has(file)) return {};
  try {
    // Hexo accepts tabs in YAML although they are invalid, so they become spaces here.
    return recordOf(parse(project.read(file).replaceAll("\t", "  "), { uniqueKeys: false }));
  } catch {
    return {};
  }
}
