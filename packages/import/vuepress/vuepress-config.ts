import { filled, listOf, recordOf, stringOf } from "../data";
import { evaluateModule } from "../evaluate/evaluate-module";
import { argumentKey, packageKey } from "../evaluate/stub";
import { writtenFields } from "../evaluate/written-fields";
import { splitPage } from "../markdown/split-page";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { textsOf, type Values } from "../values";
import { configFolder, insignificant, joined, noteFailure, type VitePressConfig } from "../vitepress/vitepress-config";
import { yamlData } from "../yaml-data";
import { navbarItems, sidebarItems } from "./vuepress-menus";

const configFile = /(?:^|\/)\.vuepress\/config(?:\/index)?\.(?:[cm]?[jt]s|ya?ml)$/;

/** Finds the folder that contains `.vuepress`; null if there is none. */
export function findVuePress(project: Project): string | null {
  return configFolder(project, configFile);
}

const fields = ["title", "description", "lang", "base"];

/**
 * Reads the configuration of VuePress 1 or 2, with the options of its theme, in VitePress' format.
 */
export async function readVuePressConfig(project: Project, root: string, notes: Notes): Promise<VitePressConfig> {
  const folder = root === "" ? ".vuepress/" : `${root}/.vuepress/`;
  const file = project.files.find((name) => configFile.test(name) && name.startsWith(folder)) ?? "";
  const config = recordOf(await configData(project, file, notes));
  const theme: Values = { ...recordOf(config.themeConfig), ...recordOf(argumentOf(config.theme)) };
  const titleAt = (address: string) => titleOf(project, root, address);
  const site = siteOf(config, theme, titleAt, project.read(file));
  return {
    generator: "VuePress",
    site,
    theme: { ...recordOf(site.themeConfig), ...recordOf(recordOf(recordOf(site.locales).root).themeConfig) },
    srcDir: root,
    // VuePress 1 resolves paths of included files from the folder of package.json. Without one in
    // the project's root, the source folder is used.
    includeDir: project.has("package.json") ? "" : root,
    base: `/${stringOf(config.base) ?? ""}/`.replace(/\/{2,}/g, "/"),
    file,
  };
}

async function configData(project: Project, file: string, notes: Notes): Promise<unknown> {
  if (/\.ya?ml$/.test(file)) return yamlData(project.read(file));
  const evaluation = await evaluateModule(project.absolute(file));
  if ("failure" in evaluation) noteFailure(file, evaluation, notes);
  for (const name of evaluation.missing.filter((name) => !insignificant.test(name)))
    notes.changed({ file, found: name }, foreignMessages.missingPackage);
  return "value" in evaluation ? evaluation.value : writtenFields(project.read(file), fields);
}

/** Returns the options of `hopeTheme({ … })`, or the value itself. */
function argumentOf(value: unknown): unknown {
  const { [packageKey]: name, [argumentKey]: argument } = recordOf(value);
  return name === undefined ? value : argument;
}

type TitleAt = (address: string) => string | undefined;

/**
 * Converts the configuration to VitePress' format.
 * @param source the text of the configuration
 */
function siteOf(config: Values, theme: Values, titleAt: TitleAt, source: string): Values {
  const locales = recordOf(config.locales);
  const themes = recordOf(theme.locales);
  const keys = [...new Set([...Object.keys(locales), ...Object.keys(themes)])];
  const plugins = pluginsOf(config.plugins, theme.plugins);
  const hostname = theme.hostname ?? plugins("sitemap").hostname;
  const { ga, id = ga } = plugins("google-analytics");
  const markdown = { ...recordOf(config.markdown), ...recordOf(theme.markdown) };
  const analytics = stringOf(id);
  return {
    ...config,
    title: config.title ?? theme.title,
    sitemap: { hostname },
    head: [...listOf(config.head), ...(analytics === undefined ? [] : [analyticsScript(analytics)])],
    markdown: {
      ...markdown,
      // Formulas need one of many plugins. Each is named after its renderer, so the configuration
      // is searched for these names.
      math: recordOf(markdown).math !== undefined || /katex|mathjax|texmath/i.test(source + JSON.stringify(theme)),
    },
    srcExclude: [...textsOf(config.pagePatterns), ...textsOf(config.patterns)]
      .filter((pattern) => pattern.startsWith("!"))
      .map((pattern) => pattern.slice(1)),
    themeConfig: themeOf(theme, "/", titleAt),
    locales: Object.fromEntries(
      keys.map((key) => {
        const localeTheme = recordOf(themes[key]);
        const { label = localeTheme.selectLanguageName, ...locale } = {
          ...recordOf(locales[key]),
          label: localeTheme.label,
        };
        return [
          key.replace(/^\/+|\/+$/g, "") || "root",
          filled({ label, ...locale, themeConfig: themeOf(localeTheme, key, titleAt) }) ?? {},
        ];
      }),
    ),
  };
}

/**
 * Returns a function that finds the options of a plugin by a part of its name. Plugins are names,
 * pairs, maps or calls.
 */
function pluginsOf(...lists: readonly unknown[]): (name: string) => Values {
  const pairs = lists.flatMap((list): [string, unknown][] => {
    if (!Array.isArray(list)) return Object.entries(recordOf(list));
    return list.map((plugin) => {
      const [name, options] = Array.isArray(plugin) ? plugin : [plugin, undefined];
      const called = recordOf(name);
      return [stringOf(name) ?? stringOf(called[packageKey]) ?? "", options ?? called[argumentKey]];
    });
  });
  return (wanted) => recordOf(pairs.find(([name]) => name.includes(wanted))?.[1]);
}

function analyticsScript(id: string): unknown {
  return ["script", { src: `https://www.googletagmanager.com/gtag/js?id=${id}` }];
}

/**
 * Converts a theme's options. Supports the options that the default themes of both versions and
 * other common themes share.
 */
function themeOf(theme: Values, prefix: string, titleAt: TitleAt): Values {
  const repository = repositoryOf(theme.repo);
  const docsearch = recordOf(recordOf(theme.plugins).docsearch);
  return (
    filled({
      nav: theme.navbar === false ? undefined : navbarItems(argumentOf(theme.navbar ?? theme.nav), "/", titleAt),
      // vuepress-theme-reco calls its sidebars series.
      sidebar: sidebarItems(argumentOf(theme.sidebar ?? theme.series), prefix),
      logo: theme.logo,
      socialLinks: repository && [{ icon: "github", link: repository, ariaLabel: stringOf(theme.repoLabel) }],
      editLink: editPattern(theme, repository),
      footer: typeof theme.footer === "string" ? { message: theme.footer } : undefined,
      algolia: theme.algolia ?? (docsearch.indexName === undefined ? undefined : docsearch),
    }) ?? {}
  );
}

/** Returns the URL of a repository. `owner/name` is a repository on GitHub. */
function repositoryOf(repo: unknown): string | undefined {
  const name = stringOf(repo);
  return name === undefined || /^https?:/.test(name) ? name : `https://github.com/${name}`;
}

function editPattern(theme: Values, repository: string | undefined): Values | undefined {
  const docs = repositoryOf(theme.docsRepo) ?? repository;
  const isOn = theme.editLinks ?? theme.editLink ?? theme.docsDir !== undefined;
  if (docs === undefined || isOn === false) return undefined;
  const folder = stringOf(theme.docsDir)?.replace(/^\/+|\/+$/g, "");
  const base = `${docs.replace(/\/+$/, "")}/edit/${stringOf(theme.docsBranch) ?? "master"}`;
  return { pattern: `${[base, folder].filter(Boolean).join("/")}/:path` };
}

/** Returns the title of a page, by its address in a menu. */
function titleOf(project: Project, root: string, address: string): string | undefined {
  const name = address.replace(/^\/+|\/+$/g, "").replace(/\.(?:md|html)$/, "");
  const folder = joined(root, name);
  const candidates = [
    ...(name === "" ? [] : [`${folder}.md`]),
    joined(folder, "README.md"),
    joined(folder, "index.md"),
  ];
  const file = candidates.find((candidate) => project.has(candidate));
  if (file === undefined) return undefined;
  const { frontMatter, body } = splitPage(project.read(file));
  return stringOf(yamlData(frontMatter)?.title) ?? /^#[ \t]+(.+?)[ \t]*#*$/m.exec(body)?.[1];
}
