import JSON5 from "json5";
import { joinPath } from "../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../data";
import { evaluateModule } from "../evaluate/evaluate-module";
import { argumentKey, packageKey } from "../evaluate/stub";
import { writtenFields } from "../evaluate/written-fields";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { Project } from "../project";
import type { Values } from "../values";
import { insignificant, joined, noteFailure } from "../vitepress/vitepress-config";

const configFile = /(?:^|\/)astro\.config\.[cm]?[jt]s$/;

/** A language of the site, and the folder of its pages. */
export interface Language {
  /** Name of the folder: `zh-CN`. "" for the language of the pages outside such folders. */
  readonly folder: string;
  /** The folder in addresses, such as `zh-cn`. */
  readonly key: string;
  readonly lang: string;
  readonly label: string | undefined;
  readonly isDefault: boolean;
}

/** The Astro configuration with Starlight's options. */
export interface StarlightConfig {
  readonly file: string;
  /** Folder of the Astro configuration. */
  readonly root: string;
  readonly astro: Values;
  readonly options: Values;
  /** Folder of the pages. */
  readonly srcDir: string;
  /** Astro's source folder. */
  readonly sourceDir: string;
  /** Folders of the project by their alias, such as `@assets/`. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly publicDir: string;
  /** Base path, such as `/` or `/notes/`. */
  readonly base: string;
  readonly languages: readonly Language[];
  /** The options of Starlight plugins, by package. */
  readonly plugins: ReadonlyMap<string, Values>;
}

/** Finds the folder of the Astro configuration that uses Starlight; null if there is none. */
export function findStarlight(project: Project): string | null {
  const files = project.files.filter((name) => configFile.test(name)).sort((a, b) => a.length - b.length);
  const file = files.find((name) => /@astrojs\/starlight/.test(project.read(name)));
  return file === undefined ? null : file.replace(/(?:^|\/)[^/]*$/, "");
}

/**
 * Evaluates the configuration in a separate process. If that fails, it adds a note and reads only
 * the literal `site`, `base`, `title` and `description`.
 */
export async function readStarlightConfig(project: Project, root: string, notes: Notes): Promise<StarlightConfig> {
  const file = project.files.find((name) => configFile.test(name) && joined(name, "..") === root) ?? "";
  const evaluation = await evaluateModule(project.absolute(file));
  if ("failure" in evaluation) noteFailure(file, evaluation, notes);
  for (const name of evaluation.missing.filter((name) => !insignificant.test(name) && !isAstro.test(name)))
    notes.changed({ file, found: name }, foreignMessages.missingPackage);
  const literal = () => writtenFields(project.read(file), ["site", "base", "title", "description"]);
  const astro = "value" in evaluation ? recordOf(evaluation.value) : literal();
  const packages = listOf(astro.integrations).flat().map(recordOf);
  const starlight = packages.find((one) => one[packageKey] === "@astrojs/starlight");
  const options = "value" in evaluation ? recordOf(starlight?.[argumentKey]) : astro;
  const plugins = listOf(options.plugins).map(recordOf);
  const sourceDir = joined(root, stringOf(astro.srcDir) ?? "src");
  return {
    file,
    root,
    astro,
    options,
    srcDir: joined(sourceDir, "content/docs"),
    sourceDir,
    aliases: aliasesOf(project, root, sourceDir),
    publicDir: joined(root, stringOf(astro.publicDir) ?? "public"),
    base: joinPath("/", stringOf(astro.base) ?? "", "/"),
    languages: languagesOf(options, project, joined(sourceDir, "content/docs")),
    plugins: new Map(plugins.map((plugin) => [String(plugin[packageKey]), recordOf(plugin[argumentKey])])),
  };
}

/** Reads aliases from `paths` in tsconfig.json, and adds `~/` and `@/` for the source folder. */
function aliasesOf(project: Project, root: string, sourceDir: string): Map<string, string> {
  const aliases = new Map([
    ["~/", sourceDir],
    ["@/", sourceDir],
  ]);
  const file = joined(root, "tsconfig.json");
  if (!project.has(file)) return aliases;
  const { baseUrl, paths } = recordOf(recordOf(withComments(project.read(file))).compilerOptions);
  for (const [alias, targets] of Object.entries(recordOf(paths))) {
    const [target] = listOf(targets).map(stringOf);
    if (!alias.endsWith("/*") || !target?.endsWith("/*")) continue;
    aliases.set(alias.slice(0, -1), joined(joined(root, stringOf(baseUrl) ?? "."), target.slice(0, -2)));
  }
  return aliases;
}

/** Parses JSON with comments and trailing commas; undefined for anything else. */
function withComments(text: string): unknown {
  try {
    return JSON5.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Resolves the alias at the beginning of a path.
 * @returns a path in the project; undefined for a path without an alias
 */
export function aliasedPath(written: string, { aliases }: Pick<StarlightConfig, "aliases">): string | undefined {
  const [alias = "", folder] = [...aliases].find(([name]) => written.startsWith(name)) ?? [];
  return folder === undefined ? undefined : joined(folder, written.slice(alias.length));
}

/**
 * Matches packages of Astro and Starlight, and build plugins. A missing one needs no note, because
 * the content does not depend on it.
 */
const isAstro = /^astro\b|^@astrojs\/|^starlight-|^@astro|^(?:rehype|remark)-|^@tailwindcss/;

/** Reads `locales`: https://starlight.astro.build/guides/i18n/ */
function languagesOf({ locales, defaultLocale }: Values, project: Project, srcDir: string): Language[] {
  const folders = new Set(
    project.below(srcDir).map((file) =>
      file
        .slice(srcDir.length + 1)
        .split("/", 1)
        .join(""),
    ),
  );
  // The name of a folder may differ from its key in case.
  const folderOf = (key: string) => [...folders].find((name) => name.toLowerCase() === key) ?? key;
  const entries = Object.entries(recordOf(locales)).map(([key, value]) => ({ key, locale: recordOf(value) }));
  const [first] = entries;
  if (first === undefined) return [{ folder: "", key: "", lang: "en", label: undefined, isDefault: true }];
  const main = entries.some(({ key }) => key === "root") ? "root" : (stringOf(defaultLocale) ?? first.key);
  return entries.map(({ key, locale }) => ({
    folder: key === "root" ? "" : folderOf(key.toLowerCase()),
    key: key === "root" ? "" : key.toLowerCase(),
    lang: stringOf(locale.lang) ?? key,
    label: stringOf(locale.label),
    isDefault: key === main,
  }));
}
