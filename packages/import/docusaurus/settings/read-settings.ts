import { filled, flagOf, listOf, recordOf, stringOf } from "../../data";
import { docusaurusMessages } from "../../messages/messages";
import type { Severity, SiteSettings, YamlMap } from "../../model";
import type { Notes } from "../../notes";
import type { Project } from "../../project";
import { giscusOf, searchOf } from "../../services";
import type { SiteParts } from "../config/site-parts";
import { footerOf } from "./footer";
import { inlineMarkdown } from "./html-text";
import type { LinkContext } from "./link-context";
import { navbarOf } from "./navbar";
import { redirectsOf } from "./redirects";

/** Converts the configuration's settings that site.yml supports. */
export function readSettings(site: SiteParts, project: Project, links: LinkContext, notes: Notes): SiteSettings {
  const { config, themeConfig } = site;
  const picture = (written: unknown) => staticAddress(stringOf(written), site, project, links.file, notes);
  const title = stringOf(config.title) ?? stringOf(recordOf(themeConfig.navbar).title);
  const description = descriptionOf(site);
  const all: { [Key in keyof SiteSettings]: SiteSettings[Key] | undefined } = {
    title,
    tagline: stringOf(config.tagline),
    description,
    url: originOf(config.url),
    baseUrl: links.baseUrl === "/" ? undefined : links.baseUrl,
    logo: logoOf(themeConfig, picture),
    favicon: picture(config.favicon),
    locale: localeOf(site),
    colorMode: colorModeOf(themeConfig),
    navbar: sidesOf(navbarOf(themeConfig, links)),
    footer: footerOf(themeConfig, title ?? "", links),
    docs: docsOf(site),
    blog: blogOf(site),
    announcement: announcementOf(themeConfig),
    analytics: analyticsOf(site),
    search: searchOf(recordOf(themeConfig.algolia), links.file, notes),
    comments: giscusOf(recordOf(themeConfig.giscus)),
    trailingSlash: flagOf(config.trailingSlash),
    onBrokenLinks: severityOf(config.onBrokenLinks),
    onBrokenAnchors: severityOf(config.onBrokenAnchors),
    onBrokenMarkdownLinks: severityOf(
      recordOf(recordOf(config.markdown).hooks).onBrokenMarkdownLinks ?? config.onBrokenMarkdownLinks,
    ),
    redirects: redirectsOf(site, links.file, notes),
  };
  return (filled(all) ?? {}) as SiteSettings;
}

/**
 * Finds the site's description in a meta tag or in `config.customFields`, because the configuration
 * has no field for it.
 */
function descriptionOf({ config, themeConfig }: SiteParts): string | undefined {
  const metadata = listOf(themeConfig.metadata).map(recordOf);
  const tags = listOf(config.headTags).map((tag) => recordOf(recordOf(tag).attributes));
  const tag = [...metadata, ...tags].find(({ name }) => name === "description");
  return stringOf(tag?.content) ?? stringOf(recordOf(config.customFields).description);
}

function originOf(url: unknown): string | undefined {
  const written = stringOf(url) ?? "";
  return URL.canParse(written) && /^https?:/.test(written) ? new URL(written).origin : undefined;
}

/**
 * Returns the address of a picture in a static folder. Notes a missing picture, and returns
 * undefined for it.
 */
function staticAddress(
  written: string | undefined,
  site: SiteParts,
  project: Project,
  file: string,
  notes: Notes,
): string | undefined {
  if (written === undefined) return undefined;
  const path = written.replace(/^(?:pathname:\/\/|\/)+/, "");
  const isThere = site.staticFolders.some((folder) => project.has(`${folder}/${path}`));
  if (!isThere) notes.left({ file, found: written }, docusaurusMessages.noPicture);
  return isThere ? `/${path}` : undefined;
}

function logoOf(themeConfig: YamlMap, picture: (written: unknown) => string | undefined): SiteSettings["logo"] {
  const logo = recordOf(recordOf(themeConfig.navbar).logo);
  const src = picture(logo.src);
  if (src === undefined) return undefined;
  const srcDark = picture(logo.srcDark);
  const alt = stringOf(logo.alt);
  return srcDark === undefined && alt === undefined ? src : { src, ...(srcDark && { srcDark }), ...(alt && { alt }) };
}

function localeOf({ config, locale }: SiteParts): SiteSettings["locale"] {
  const own = recordOf(recordOf(recordOf(config.i18n).localeConfigs)[locale]);
  const lang = stringOf(own.htmlLang) ?? locale;
  const direction = own.direction === "rtl" ? "rtl" : undefined;
  return filled({ lang, direction }) as SiteSettings["locale"];
}

function colorModeOf({ colorMode }: YamlMap): SiteSettings["colorMode"] {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = recordOf(colorMode);
  return filled({
    defaultMode: defaultMode === "dark" ? ("dark" as const) : undefined,
    disableSwitch: flagOf(disableSwitch),
    respectPrefersColorScheme: flagOf(respectPrefersColorScheme),
  }) as SiteSettings["colorMode"];
}

function sidesOf(navbar: ReturnType<typeof navbarOf>): SiteSettings["navbar"] {
  return navbar.left.length + navbar.right.length === 0 ? undefined : navbar;
}

function docsOf({ docs: [main], themeConfig }: SiteParts): SiteSettings["docs"] {
  const contents = recordOf(themeConfig.tableOfContents);
  const editUrl = stringOf(main?.options.editUrl);
  const level = (value: unknown) => (typeof value === "number" ? value : undefined);
  return filled({
    routeBasePath: main && main.routeBasePath !== "docs" ? main.routeBasePath || "/" : undefined,
    editUrl: editUrl && /^https?:/.test(editUrl) ? editUrl.replace(/\/?$/, "/") : undefined,
    tocMinHeadingLevel: level(contents.minHeadingLevel),
    tocMaxHeadingLevel: level(contents.maxHeadingLevel),
  }) as SiteSettings["docs"];
}

function blogOf({ blogs: [main] }: SiteParts): SiteSettings["blog"] {
  if (!main) return undefined;
  const { options } = main;
  const count = (value: unknown) => (value === "ALL" || typeof value === "number" ? value : undefined);
  const feeds = recordOf(options.feedOptions).type;
  const types =
    feeds === "all"
      ? ["rss", "atom", "json"]
      : [feeds].flat().filter((type) => /^(?:rss|atom|json)$/.test(String(type)));
  return filled({
    routeBasePath: main.routeBasePath === "blog" ? undefined : main.routeBasePath || "/",
    title: stringOf(options.blogTitle),
    description: stringOf(options.blogDescription),
    postsPerPage: count(options.postsPerPage) ?? 10,
    sidebarTitle: stringOf(options.blogSidebarTitle),
    sidebarCount: count(options.blogSidebarCount) ?? 5,
    showReadingTime: flagOf(options.showReadingTime),
    feedTypes: types.length > 0 ? types : undefined,
  }) as SiteSettings["blog"];
}

function announcementOf(themeConfig: YamlMap): SiteSettings["announcement"] {
  const bar = recordOf(themeConfig.announcementBar);
  const content = stringOf(bar.content);
  if (content === undefined) return undefined;
  const id = stringOf(bar.id);
  const closeable = flagOf(bar.isCloseable);
  return { ...(id && { id }), content: inlineMarkdown(content), ...(closeable !== undefined && { closeable }) };
}

function analyticsOf({ preset, others }: SiteParts): SiteSettings["analytics"] {
  const plugin = others.find(({ name }) => /plugin-google-gtag$/.test(name))?.options;
  const { trackingID, anonymizeIP } = recordOf(preset.gtag ?? plugin);
  const trackingId = stringOf([trackingID].flat()[0]);
  if (trackingId === undefined || !/^(?:G|AW|UA|GT|DC)-[\w-]+$/.test(trackingId)) return undefined;
  const anonymizeIp = flagOf(anonymizeIP);
  return { trackingId, ...(anonymizeIp !== undefined && { anonymizeIp }) };
}

function severityOf(value: unknown): Severity | undefined {
  if (value === "log") return "warn";
  return value === "throw" || value === "warn" || value === "ignore" ? value : undefined;
}
