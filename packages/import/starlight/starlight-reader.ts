import { filled, listOf, recordOf, stringOf } from "../data";
import { splitPage } from "../markdown/split-page";
import { docusaurusMessages, foreignMessages } from "../messages/messages";
import type { Reader } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";
import type { Values } from "../values";
import { joined, type VitePressConfig } from "../vitepress/vitepress-config";
import { readVueSite } from "../vitepress/vitepress-reader";
import { plainAddress } from "../write/keep-address";
import { yamlData } from "../yaml-data";
import { findStarlight, type Language, readStarlightConfig, type StarlightConfig } from "./starlight-config";
import { addressOf, starlightDialect } from "./starlight-dialect";
import { type MenuPage, sidebarOf } from "./starlight-menus";

/**
 * The reader of Starlight sites. Starlight is a documentation theme for Astro:
 * https://starlight.astro.build
 */
export const starlight: Reader = {
  generator: "Starlight",
  // `showsOwnHeadings` stays unset: Starlight renders the title of the front matter.
  find: findStarlight,
  read: async (project, root, notes) => {
    const config = await readStarlightConfig(project, root, notes);
    const pages = pagesOf(project, config);
    noteTheRest(project, config, notes);
    const standIns = untranslated(config, pages);
    const embedded = new Set<string>();
    const dialect = starlightDialect(config, project, embedded);
    const read = readVueSite(project, { ...inVitePress(config, pages), standIns }, dialect, notes);
    const site = { ...read, embedded: [...(read.embedded ?? []), ...embedded] };
    const redirects = [...redirectsOf(config), ...[...standIns].map(([from, to]) => ({ from, to }))];
    return redirects.length === 0 ? site : { ...site, settings: { ...site.settings, redirects } };
  },
};

function pagesOf(project: Project, { srcDir }: StarlightConfig): MenuPage[] {
  const files = project
    .below(srcDir)
    .filter((file) => /\.mdx?$/.test(file) && !isIgnored(file.slice(srcDir.length + 1)));
  return files.map((file) => {
    const path = file.slice(srcDir.length + 1).replace(/\.mdx?$/, "");
    const data = yamlData(splitPage(project.read(file)).frontMatter) ?? {};
    return { path, address: addressOf(path, data), sidebar: recordOf(data.sidebar) };
  });
}

/**
 * Returns true for the 404 page, and for a path with a name that begins with an underscore. Astro
 * ignores such files.
 * @param path below the source folder
 */
function isIgnored(path: string): boolean {
  return /(?:^|\/)_|^404\./.test(path);
}

/** Converts the configuration to VitePress format. */
function inVitePress(config: StarlightConfig, pages: readonly MenuPage[]): VitePressConfig {
  const { options, astro, file, root, srcDir, publicDir, base, languages, sourceDir } = config;
  const main = languages.find(({ isDefault }) => isDefault);
  const others = languages.filter(({ isDefault }) => !isDefault);
  const sidebar = main && sidebarOf(config, main, pages);
  const theme = filled({
    sidebar: main === undefined || main.key === "" ? sidebar : { [`/${main.key}/`]: sidebar },
    logo: logoOf(options.logo),
    socialLinks: socialLinks(options.social),
    editLink: editLink(options, config),
    outline: outlineOf(options.tableOfContents),
  });
  return {
    generator: "Starlight",
    site: {
      title: inLanguage(options.title, main),
      description: options.description,
      lang: main?.lang,
      sitemap: { hostname: astro.site },
      head: [
        ...(stringOf(options.favicon) === undefined ? [] : [["link", { rel: "icon", href: options.favicon }]]),
        ...listOf(options.head).map((entry) => {
          const { tag, attrs, content } = recordOf(entry);
          return [tag, attrs, content];
        }),
      ],
      cleanUrls: true,
      srcExclude: ["**/_*", "**/_*/**", "404.*"],
      markdown: { math: hasFormulas(astro) },
      themeConfig: theme,
      locales: Object.fromEntries(
        others.map((language) => [
          language.key === "" ? "root" : language.key,
          { label: language.label, themeConfig: { sidebar: sidebarOf(config, language, pages) } },
        ]),
      ),
    },
    theme: recordOf(theme),
    srcDir,
    includeDir: srcDir,
    base,
    file,
    publicDir,
    roots: [sourceDir, root],
  };
}

/**
 * Returns a setting's text in a language. The value is a string, or an object with a string per
 * language.
 */
function inLanguage(value: unknown, language: Language | undefined): string | undefined {
  const texts = recordOf(value);
  return stringOf(value) ?? stringOf(texts[language?.lang ?? ""]) ?? stringOf(Object.values(texts)[0]);
}

/** Converts the paths of logos in `public/` to their addresses. Other paths stay unchanged. */
function logoOf(logo: unknown): Values | undefined {
  const { src, light, dark, alt } = recordOf(logo);
  const served = (file: unknown) => stringOf(file)?.replace(/^(?:\.\/)?public\//, "/");
  return filled({ src: served(src), light: served(light), dark: served(dark), alt });
}

/** Reads `social`. Older versions use an object: `{ github: "https://…" }`. */
function socialLinks(social: unknown): Values[] {
  if (!Array.isArray(social)) return Object.entries(recordOf(social)).map(([icon, link]) => ({ icon, link }));
  return social.map(recordOf).map(({ icon, label, href }) => ({ icon, link: href, ariaLabel: label }));
}

function editLink({ editLink: option }: Values, { srcDir, root }: StarlightConfig): Values | undefined {
  const address = stringOf(recordOf(option).baseUrl);
  const folder = root === "" ? srcDir : srcDir.slice(root.length + 1);
  return address === undefined ? undefined : { pattern: `${address.replace(/\/?$/, "/")}${folder}/:path` };
}

function outlineOf(contents: unknown): number[] | undefined {
  const { minHeadingLevel: from = 2, maxHeadingLevel: to = 3 } = recordOf(contents);
  return typeof contents === "object" ? [Number(from), Number(to)] : undefined;
}

function hasFormulas({ markdown }: Values): boolean {
  return /remark-math|katex|mathjax/.test(JSON.stringify(markdown ?? ""));
}

/**
 * Returns the configuration's redirects, except those from dynamic routes, which have no
 * counterpart.
 */
function redirectsOf({ astro }: StarlightConfig) {
  return Object.entries(recordOf(astro.redirects)).flatMap(([from, target]) => {
    const to = stringOf(target) ?? stringOf(recordOf(target).destination);
    return to === undefined || /[[\]]/.test(from) ? [] : [{ from: plainAddress(from), to }];
  });
}

/** Maps the address of each missing translation to the page in the default language. */
function untranslated({ languages }: StarlightConfig, pages: readonly MenuPage[]): Map<string, string> {
  const addresses = new Set(pages.map(({ address }) => plainAddress(address)));
  const main = languages.find(({ isDefault }) => isDefault)?.key ?? "";
  const keys = languages.map(({ key }) => key).filter(Boolean);
  const inMain = pages.filter(({ address }) =>
    main === "" ? !keys.some((key) => address.startsWith(`/${key}/`)) : address.startsWith(`/${main}/`),
  );
  const others = languages.filter(({ isDefault, key }) => !isDefault && key !== "");
  const entries = others.flatMap(({ key }) =>
    inMain.map(({ address }): [string, string] => {
      const inside = main === "" ? address : address.slice(main.length + 1);
      return [plainAddress(`/${key}${inside}`), plainAddress(address)];
    }),
  );
  return new Map(entries.filter(([address]) => !addresses.has(address)));
}

/** Plugins that generate pages. */
const pagePlugins = ["starlight-openapi", "starlight-typedoc", "starlight-versions", "starlight-changelogs"];

/**
 * Notes what the import leaves out: overrides, CSS, pages that plugins generate, pages in Astro's
 * `pages` folder, and other formats.
 */
function noteTheRest(project: Project, config: StarlightConfig, notes: Notes): void {
  const { file, options, root, sourceDir, srcDir } = config;
  for (const path of Object.values(recordOf(options.components)).flatMap((path) => stringOf(path) ?? []))
    notes.left({ file: joined(root, path) }, docusaurusMessages.swizzled);
  for (const path of listOf(options.customCss).flatMap((path) => stringOf(path) ?? []))
    notes.left({ file, found: path }, docusaurusMessages.styles);
  for (const plugin of pagePlugins.filter((name) => config.plugins.has(name)))
    notes.left({ file, found: plugin }, docusaurusMessages.plugin);
  for (const page of project.below(`${sourceDir}/pages`).filter((path) => /\.(?:astro|mdx?|html)$/.test(path)))
    notes.left({ file: page }, foreignMessages.dynamic);
  for (const page of project.below(srcDir).filter((path) => /\.(?:mdoc|adoc|rst)$/.test(path)))
    notes.left({ file: page }, foreignMessages.format);
}
