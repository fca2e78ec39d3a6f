import { dirname } from "../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../data";
import type { Project } from "../project";
import { textsOf, type Values } from "../values";
import { joined } from "../vitepress/vitepress-config";
import { yamlData } from "../yaml-data";

const configFile = /(?:^|\/)mkdocs\.ya?ml$/;

/** The configuration of a MkDocs project, and values derived from it. */
export interface MkDocsConfig {
  /** Path in the project. */
  readonly file: string;
  readonly site: Values;
  readonly theme: Values;
  /** The pages' folder in the project. */
  readonly docsDir: string;
  /** Folder to which the paths of included files are relative. */
  readonly includeDir: string;
  /** The blog plugin's folder, relative to `docsDir`; null without the plugin. */
  readonly blogDir: string | null;
  readonly languages: readonly Language[];
  /** Returns the options of a Markdown extension or a plugin; undefined if it is not used. */
  readonly extension: (name: string) => Values | undefined;
  readonly plugin: (name: string) => Values | undefined;
  readonly hasFeature: (name: string) => boolean;
}

/** A language in the options of the `i18n` plugin. */
export interface Language {
  readonly locale: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly titles: Values;
}

/** Finds the folder of the configuration with the shortest path; null if there is none. */
export function findMkDocs(project: Project): string | null {
  const [file] = project.files.filter((name) => configFile.test(name)).sort((a, b) => a.length - b.length);
  return file === undefined ? null : dirname(file);
}

/** Reads `mkdocs.yml` and the files from which it inherits. */
export function readMkDocsConfig(project: Project, root: string): MkDocsConfig {
  const file = project.files.find((name) => configFile.test(name) && dirname(name) === root) ?? "";
  const site = inherited(project, file);
  const theme = typeof site.theme === "string" ? { name: site.theme } : recordOf(site.theme);
  const extension = named(site.markdown_extensions);
  const plugin = named(site.plugins);
  const features = new Set(textsOf(theme.features));
  const wanted = joined(root, stringOf(site.docs_dir) ?? "docs");
  const docsDir = project.below(wanted).some((name) => name.endsWith(".md")) ? wanted : joined(root, "docs");
  const [snippets] = textsOf(extension("pymdownx.snippets")?.base_path);
  const blog = plugin("blog");
  return {
    file,
    site,
    theme,
    docsDir,
    includeDir: joined(root, snippets ?? ""),
    blogDir: blog === undefined ? null : (stringOf(blog.blog_dir) ?? "blog").replace(/^\.?\/+|\/+$/g, ""),
    languages: languagesOf(plugin("i18n")),
    extension,
    plugin,
    hasFeature: (name) => features.has(name),
  };
}

/**
 * Reads a configuration and merges it into the configuration that `INHERIT` names. Maps are merged
 * key by key, as in MkDocs.
 */
function inherited(project: Project, file: string, depth = 0): Values {
  const own = yamlData(project.read(file)) ?? {};
  const parent = joined(dirname(file), stringOf(own.INHERIT) ?? "");
  return own.INHERIT === undefined || !project.has(parent) || depth > 9
    ? own
    : merged(inherited(project, parent, depth + 1), own);
}

function merged(base: Values, own: Values): Values {
  const isMap = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
  const entries = Object.entries(own).map(([key, value]) => [
    key,
    isMap(value) && isMap(base[key]) ? merged(recordOf(base[key]), recordOf(value)) : value,
  ]);
  return { ...base, ...Object.fromEntries(entries) };
}

/** Returns a function that finds options by name in a list of names and maps, or in one map. */
function named(value: unknown): (name: string) => Values | undefined {
  const list = Array.isArray(value) ? value : Object.entries(recordOf(value)).map(([name, item]) => ({ [name]: item }));
  const all = new Map(
    list.flatMap((item): [string, Values][] =>
      typeof item === "string"
        ? [[item, {}]]
        : Object.entries(recordOf(item)).map(([name, options]) => [name, recordOf(options)]),
    ),
  );
  // Material's plugins may have the prefix `material/`.
  return (name) => all.get(name) ?? all.get(`material/${name}`);
}

function languagesOf(i18n: Values | undefined): Language[] {
  const written = i18n?.languages;
  const list = Array.isArray(written)
    ? listOf(written).map(recordOf)
    : Object.entries(recordOf(written)).map(([locale, value]) => ({
        locale,
        ...(typeof value === "string" ? { name: value } : recordOf(value)),
      }));
  const chosen = stringOf(i18n?.default_language);
  return list.flatMap((language: Values): Language[] => {
    const locale = stringOf(language.locale);
    if (locale === undefined || locale === "null") return [];
    const isDefault = chosen === undefined ? language.default === true : chosen === locale;
    return [
      { locale, name: stringOf(language.name) ?? locale, isDefault, titles: recordOf(language.nav_translations) },
    ];
  });
}
