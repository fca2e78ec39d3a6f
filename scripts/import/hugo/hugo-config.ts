import { parse as parseYaml } from "yaml";
import { basename, dirname } from "../../../src/lib/paths";
import { listOf, recordOf, wordsOf } from "../data";
import type { Project } from "../project";
import { textsOf, type Values, yesOrNo } from "../values";
import { lowerKeys, tomlData } from "./hugo-front-matter";

/** What a site of Hugo is set to, keys in small letters. */
export interface HugoConfig {
  /** The configuration, with what the default language says over it. */
  readonly site: Values;
  readonly params: Values;
  /** Folder of the content in the project. */
  readonly contentDir: string;
  readonly staticDirs: readonly string[];
  readonly assetDir: string;
  readonly language: string;
  /** All languages there are. */
  readonly languages: readonly string[];
  /** Put before every address: `/zh`; "" where the default language has none. */
  readonly prefix: string;
  /** Plural names of the taxonomies, as front matter has them. */
  readonly taxonomies: readonly string[];
}

const configName = /^(?:hugo|config)\.(?:toml|ya?ml|json)$/;

/** The folder of a Hugo site; null if there is none. */
export function findHugo(project: Project): string | null {
  const candidates = project.files
    .filter((file) => configName.test(basename(file)) && !/(?:^|\/)(?:themes|\.github)\//.test(file))
    .map((file) => dirname(file).replace(/(?:^|\/)config\/_default$/, ""))
    .sort((a, b) => a.length - b.length);
  return candidates.find((folder) => isHugo(project, folder)) ?? null;
}

function isHugo(project: Project, folder: string): boolean {
  const config = configOf(project, folder);
  const content = wordsOf(config.contentdir) ?? "content";
  const known = ["baseurl", "theme", "languagecode", "defaultcontentlanguage", "module", "languages"];
  return project.below(inFolder(folder, content)).length > 0 && known.some((key) => config[key] !== undefined);
}

export function readHugoConfig(project: Project, base: string): HugoConfig {
  const config = configOf(project, base);
  const languages = recordOf(config.languages);
  const language = (wordsOf(config.defaultcontentlanguage) ?? Object.keys(languages)[0] ?? "en").toLowerCase();
  const own = recordOf(languages[language]);
  const site: Values = { ...config, ...own, params: { ...recordOf(config.params), ...recordOf(own.params) } };
  const taxonomies =
    config.taxonomies === undefined ? ["categories", "tags"] : textsOf(Object.values(recordOf(config.taxonomies)));
  // `module.mounts` says which folders of the project are which.
  const mounts = (target: string) =>
    listOf(recordOf(config.module).mounts)
      .map(recordOf)
      .filter((mount) => mount.target === target && [undefined, language].includes(wordsOf(mount.lang)?.toLowerCase()))
      .map((mount) => wordsOf(mount.source))
      .filter((folder) => folder !== undefined && project.below(inFolder(base, folder)).length > 0)
      .map(String);
  return {
    site,
    params: recordOf(site.params),
    contentDir: inFolder(base, mounts("content")[0] ?? wordsOf(site.contentdir) ?? "content").replace(/\/+$/, ""),
    staticDirs: [...textsOf(site.staticdir ?? "static"), ...mounts("static")].map((folder) => inFolder(base, folder)),
    assetDir: inFolder(base, wordsOf(site.assetdir) ?? "assets"),
    language,
    languages: [...new Set([language, ...Object.keys(languages)])],
    prefix: yesOrNo(config.defaultcontentlanguageinsubdir) === true ? `/${language}` : "",
    taxonomies: taxonomies.map((name) => name.toLowerCase()),
  };
}

export function inFolder(folder: string, name: string): string {
  const path = name.replace(/^(?:\.?\/)+/, "");
  return folder === "" ? path : `${folder}/${path}`;
}

/** The configuration of all files, later ones over earlier ones. */
function configOf(project: Project, base: string): Values {
  const folders = ["config/_default", "config/production"].map((folder) => inFolder(base, folder));
  const parts = folders.flatMap((folder) => project.below(folder).map((file) => partOf(project, file)));
  const roots = project.files.filter((file) => dirname(file) === base && configName.test(basename(file)));
  // `config.toml` is the older name; where both are, Hugo reads hugo.toml.
  const root = roots.find((file) => basename(file).startsWith("hugo.")) ?? roots[0];
  return [...parts, ...(root === undefined ? [] : [dataOf(project, root)])].reduce<Values>(merged, {});
}

/** A file of `config/_default`: its name says which part it is, `params.toml`, `menus.zh.toml`. */
function partOf(project: Project, file: string): Values {
  const [part = "", language] = basename(file)
    .replace(/\.(?:toml|ya?ml|json)$/, "")
    .toLowerCase()
    .split(".");
  const data = dataOf(project, file);
  if (part === "hugo" || part === "config") return data;
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
