import { parse as parseYaml } from "yaml";
import { basename, dirname } from "../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../data";
import type { Project } from "../project";
import { textsOf, type Values, yesOrNo } from "../values";
import { lowerKeys, tomlData } from "./hugo-front-matter";

/** The configuration of a Hugo site, with keys in lower case. */
export interface HugoConfig {
  /** The configuration, with this language's overrides. */
  readonly site: Values;
  readonly params: Values;
  /** Content folder in the project. */
  readonly contentDir: string;
  readonly staticDirs: readonly string[];
  readonly assetDir: string;
  /** Static folders of the themes. */
  readonly themeDirs: readonly string[];
  readonly language: string;
  /** All published languages, the default one first. */
  readonly languages: readonly string[];
  /** Whether this is the language of the site's navbar, sidebars and lists. */
  readonly isMain: boolean;
  /** Whether files without a language in their names are in this language. */
  readonly ownsUnmarked: boolean;
  /** Content folders of the other languages. */
  readonly otherDirs: readonly string[];
  /** Prefix of the addresses in this language: `/zh`; "" for a default language without one. */
  readonly prefix: string;
  /** Plural names of the taxonomies, as in front matter. */
  readonly taxonomies: readonly string[];
}

const configName = /^(?:hugo|config)\.(?:toml|ya?ml|json)$/;

/** Finds the folder of a Hugo site; null if there is none. */
export function findHugo(project: Project): string | null {
  const candidates = project.files
    .filter((file) => configName.test(basename(file)) && !/(?:^|\/)(?:themes|\.github)\//.test(file))
    .map((file) => dirname(file).replace(/(?:^|\/)config\/_default$/, ""))
    .sort((a, b) => a.length - b.length);
  return candidates.find((folder) => isHugo(project, folder)) ?? null;
}

function isHugo(project: Project, folder: string): boolean {
  const config = configOf(project, folder);
  const content = stringOf(config.contentdir) ?? "content";
  const known = ["baseurl", "theme", "languagecode", "defaultcontentlanguage", "module", "languages"];
  return project.below(inFolder(folder, content)).length > 0 && known.some((key) => config[key] !== undefined);
}

/**
 * Reads the configuration for one language.
 * @param wanted a language of the site; undefined for the default language
 */
export function readHugoConfig(project: Project, base: string, wanted?: string): HugoConfig {
  const config = configOf(project, base);
  const languages = recordOf(config.languages);
  const main = (stringOf(config.defaultcontentlanguage) ?? Object.keys(languages)[0] ?? "en").toLowerCase();
  const language = wanted ?? main;
  const disabled = textsOf(config.disablelanguages).map((name) => name.toLowerCase());
  const others = Object.keys(languages).filter(
    (name) => name !== main && !disabled.includes(name) && yesOrNo(recordOf(languages[name]).disabled) !== true,
  );
  const folderOf = (name: string) => stringOf(recordOf(languages[name]).contentdir) ?? mounts("content", name)[0];
  const own = recordOf(languages[language]);
  const asFolder = (name: string) => inFolder(base, name).replace(/\/+$/, "");
  const site: Values = { ...config, ...own, params: { ...recordOf(config.params), ...recordOf(own.params) } };
  const taxonomies =
    config.taxonomies === undefined ? ["categories", "tags"] : textsOf(Object.values(recordOf(config.taxonomies)));
  // Returns the project folders that `module.mounts` maps to one of Hugo's folders in a language.
  function mounts(target: string, name = language): string[] {
    return listOf(recordOf(config.module).mounts)
      .map(recordOf)
      .filter((mount) => mount.target === target && [undefined, name].includes(stringOf(mount.lang)?.toLowerCase()))
      .map((mount) => stringOf(mount.source))
      .filter((folder) => folder !== undefined && project.below(inFolder(base, folder)).length > 0)
      .map(String);
  }
  return {
    site,
    params: recordOf(site.params),
    contentDir: asFolder(mounts("content")[0] ?? stringOf(site.contentdir) ?? "content"),
    staticDirs: [...textsOf(site.staticdir ?? "static"), ...mounts("static")].map((folder) => inFolder(base, folder)),
    assetDir: inFolder(base, stringOf(site.assetdir) ?? "assets"),
    themeDirs: textsOf(site.theme).map((name) => inFolder(base, `themes/${name}/static`)),
    language,
    languages: [main, ...others],
    isMain: language === main,
    ownsUnmarked: language === main || folderOf(language) !== undefined,
    otherDirs: [main, ...others]
      .filter((name) => name !== language)
      .flatMap((name) => folderOf(name) ?? [])
      .map(asFolder),
    prefix: language !== main || yesOrNo(config.defaultcontentlanguageinsubdir) === true ? `/${language}` : "",
    taxonomies: taxonomies.map((name) => name.toLowerCase()),
  };
}

export function inFolder(folder: string, name: string): string {
  const path = name.replace(/^(?:\.?\/)+/, "");
  return folder === "" ? path : `${folder}/${path}`;
}

/**
 * Merges the configuration file in the base folder with those in `config/_default` and
 * `config/production`, which override it.
 */
function configOf(project: Project, base: string): Values {
  const folders = ["config/_default", "config/production"].map((folder) => inFolder(base, folder));
  const parts = folders.flatMap((folder) => project.below(folder).map((file) => partOf(project, file)));
  const roots = project.files.filter((file) => dirname(file) === base && configName.test(basename(file)));
  // `config.toml` is the older name. If both exist, Hugo reads `hugo.toml`.
  const root = roots.find((file) => basename(file).startsWith("hugo.")) ?? roots[0];
  return [...(root === undefined ? [] : [dataOf(project, root)]), ...parts].reduce<Values>(merged, {});
}

/**
 * Reads a file of `config/_default` or `config/production`. Its name says which part of the
 * configuration it holds: `params.toml`, `menus.zh.toml`.
 */
function partOf(project: Project, file: string): Values {
  const [part = "", language] = basename(file)
    .replace(/\.(?:toml|ya?ml|json)$/, "")
    .toLowerCase()
    .split(".");
  const data = dataOf(project, file);
  if (part === "hugo" || part === "config") return language === undefined ? data : { languages: { [language]: data } };
  return language === undefined
    ? { [part]: data }
    : { languages: { [language]: part === "languages" ? data : { [part]: data } } };
}

function dataOf(project: Project, file: string): Values {
  const text = project.read(file);
  if (file.endsWith(".toml")) return lowerKeys(tomlData(text));
  try {
    return lowerKeys(parseYaml(text));
  } catch {
    return {};
  }
}

function merged(a: Values, b: Values): Values {
  const result: Record<string, unknown> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const [before, now] = [recordOf(result[key]), recordOf(value)];
    result[key] = Object.keys(before).length > 0 && Object.keys(now).length > 0 ? merged(before, now) : value;
  }
  return result;
}
