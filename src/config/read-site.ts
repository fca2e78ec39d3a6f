import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { type Diagnostic, warning } from "../lib/diagnostic";
import { filesBelow } from "../lib/node/files";
import { openGraphOf } from "../lib/open-graph-locale";
import { textsIn } from "../text/languages";
import { validate } from "./fields";
import { settingMessages } from "./messages";
import {
  besideNotes,
  breaksLines,
  excludedInVault,
  excludedPatterns,
  isAllDocs,
  isLinked,
  notesContent,
  vaultsIn,
} from "./obsidian";
import { decodeText, parseYaml } from "./read-file";
import { environmentSchema, siteSchema } from "./site-schema";

/**
 * Returns the content folder: the folder that `CONTENT_DIR` names, or by default `content` in the
 * project. For a folder of notes, returns a content folder that links to the notes.
 */
export function contentDir(): string {
  const dir = path.resolve(process.env.CONTENT_DIR || "content");
  return isAllDocs(dir) ? notesContent(dir) : dir;
}

/** Name of the settings file in the content folder. */
export const siteFile = "site.yml";

/**
 * Reads site.yml and the environment. An invalid setting gets its default, and an invalid variable
 * is ignored, so that a build can report the problems of the content too.
 * @param bytes the contents of site.yml, or null if there is no file
 */
export function readSite(contentDir: string, bytes: Uint8Array | null, env: NodeJS.ProcessEnv) {
  const { text, diagnostics: undecodable } = decodeText(bytes ?? new Uint8Array(), siteFile);
  const yaml = parseYaml(text, siteFile);
  const lineOf = (field: string) => (field === "" ? 1 : yaml.lineOf(field));
  const owner = validate(siteSchema, { data: yaml.data, file: siteFile, lineOf });
  // An empty variable counts as not set.
  const names = Object.keys(environmentSchema.shape).filter((name) => env[name]);
  const variables = Object.fromEntries(names.map((name) => [name, env[name]]));
  const environment = validate(environmentSchema, {
    data: variables,
    file: settingMessages.environment,
    lineOf: () => undefined,
  });
  const settings = validPart(siteSchema, yaml.data);
  const usable = validPart(environmentSchema, variables);
  const lacksUrl = undecodable.length === 0 && !hasUrl(yaml.data) && !env["SITE_URL"];
  const diagnostics: Diagnostic[] = [
    ...undecodable,
    ...yaml.diagnostics,
    ...owner.diagnostics,
    ...environment.diagnostics,
    ...(lacksUrl ? [noUrl] : []),
  ];
  const hasPosts = filesBelow(path.join(contentDir, "blog")).some((file) => /\.mdx?$/.test(file));
  const folder = {
    name: nameOf(contentDir),
    repositoryPath: pathInRepository(contentDir),
    hasPosts,
    vaults: vaultsIn(contentDir),
    beside: isLinked(contentDir) ? besideNotes.map((folder) => `${folder}/**`) : [],
  };
  const site = settle(settings, usable, folder);
  return { site, diagnostics, lineOf };
}

/**
 * Parses data without its invalid fields. If an invalid field is in a list, leaves out the whole
 * list. If a group lacks a required field, leaves out the group.
 */
function validPart<Schema extends z.ZodType>(schema: Schema, data: unknown): z.infer<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const keys = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const rest = without(data, [...(issue?.path ?? []), ...keys].map(String));
  return validPart(schema, rest === data ? {} : rest);
}

/**
 * Copies data without the field at a path: the list or group that contains the field, if the field
 * is an item or is absent. Returns the data itself if nothing is left out.
 */
function without(data: unknown, [name = "", ...rest]: readonly string[]): unknown {
  if (typeof data !== "object" || data === null || !Object.hasOwn(data, name)) return data;
  const { [name]: value, ...others } = data as Readonly<Record<string, unknown>>;
  const kept = rest.length === 0 || Array.isArray(value) ? value : without(value, rest);
  return kept === value ? others : { ...others, [name]: kept };
}

function hasUrl(data: unknown): boolean {
  return Boolean((data as Readonly<Record<string, unknown>>)["url"]);
}

const noUrl = warning({ file: siteFile, field: "url" }, settingMessages.noUrl);

type Settings = z.infer<typeof siteSchema>;
type Environment = z.infer<typeof environmentSchema>;

/**
 * The settings of site.yml and the environment, with the defaults that depend on other settings.
 */
export type SiteConfig = Readonly<ReturnType<typeof settle>>;

/** Facts about the content folder that settings depend on. */
interface Found {
  /** Default of `title` and `projectName`, from the name of the content folder or its parent. */
  readonly name: string;
  /** Path of the content folder in its Git repository, as `pathInRepository` returns it. */
  readonly repositoryPath: string;
  /** Whether the `blog` folder contains a Markdown file. If not, the site has no feeds. */
  readonly hasPosts: boolean;
  /** Folders with an `.obsidian` folder. */
  readonly vaults: readonly string[];
  /**
   * Globs for the folders in `besideNotes`. Empty unless `notesContent` made the content folder.
   */
  readonly beside: readonly string[];
}

function settle(owner: Settings, env: Environment, folder: Found) {
  const { name, repositoryPath, hasPosts, vaults, beside } = folder;
  const { announcement, blog, docs, footer, locale, logo } = owner;
  const title = owner.title || name;
  const { defaultsText } = textsIn(locale.lang);
  const dialect = owner.content.dialect ?? (vaults.length > 0 ? "obsidian" : "markdown");
  return {
    ...owner,
    title,
    description: owner.description || owner.tagline,
    logo: typeof logo === "string" ? { src: logo, srcDark: null, alt: "" } : logo,
    url: env.SITE_URL || owner.url || "http://localhost:9000",
    baseUrl: env.PATH_PREFIX ?? owner.baseUrl,
    projectName: owner.projectName || name,
    locale: {
      defaultLocale: locale.lang,
      direction: locale.direction,
      openGraph: locale.openGraph || openGraphOf(locale.lang),
    },
    reading: { traditional: owner.reading.traditional && /^zh-(?:Hans|CN)\b/i.test(locale.lang) },
    footer: { ...footer, copyright: footer.copyright || ["©", owner.startYear, title].filter(Boolean).join(" ") },
    docs: {
      ...docs,
      editUrl: docs.editUrl ?? editUrlOf(owner, repositoryPath),
      label: docs.label || defaultsText.docs,
      tocMaxHeadingLevel: docs.tocMaxHeadingLevel ?? Math.max(3, docs.tocMinHeadingLevel),
    },
    blog: {
      ...blog,
      title: blog.title || defaultsText.blog,
      description: blog.description || defaultsText.blogOf(title),
      sidebarTitle: blog.sidebarTitle || defaultsText.recentPosts,
      feedTypes: hasPosts ? blog.feedTypes : [],
    },
    article: { ...owner.article, net: owner.article.net ?? dialect === "obsidian" },
    markdown: { ...owner.markdown, format: env.CONTENT_FORMAT ?? owner.markdown.format },
    content: {
      trust: env.CONTENT_TRUST ?? owner.content.trust,
      dialect,
      /** Whether single line breaks in notes are kept, from Obsidian's settings. */
      lineBreaks: vaults.some(breaksLines),
    },
    /** The patterns of `exclude` in site.yml, without those that the next field adds. */
    ownExclude: owner.exclude,
    exclude: [...owner.exclude, ...beside, ...vaults.flatMap(excludedInVault)],
    /** Sources of the regular expressions by which Obsidian excludes paths. */
    excludePatterns: vaults.flatMap(excludedPatterns),
    announcement: announcement && { ...announcement, id: announcement.id ?? announcement.content },
    analytics: { ...owner.analytics, trackingId: env.GTAG_TRACKING_ID ?? owner.analytics.trackingId },
    search: settleSearch(owner.search, env),
  };
}

function settleSearch({ provider, algolia, contextual, reportUrl }: Settings["search"], env: Environment) {
  const { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_SEARCH_KEY: searchKey, GATSBY_ALGOLIA_INDEX: indexName } = env;
  const ownAccount = provider !== "embedded" && algolia ? algolia : null;
  const account = appId && searchKey && indexName ? { appId, searchKey, indexName } : ownAccount;
  const insights = env.GATSBY_ALGOLIA_INSIGHTS ?? ownAccount?.insights ?? false;
  return {
    provider: account ? ("algolia" as const) : ("embedded" as const),
    searchPagePath: "search",
    contextualSearch: contextual,
    reportUrl,
    algolia: account && { ...account, insights },
  };
}

/**
 * Returns the address of the content folder in GitHub's editor, on the branch `main`. Returns null
 * if site.yml does not set both `organizationName` and `projectName`.
 */
function editUrlOf({ organizationName, projectName }: Settings, repositoryPath: string): string | null {
  if (organizationName === "" || projectName === "") return null;
  const folder = repositoryPath === "" ? "" : `${repositoryPath}/`;
  return `https://github.com/${organizationName}/${projectName}/edit/main/${folder}`;
}

/**
 * Returns the path of a folder in its Git repository. Without a repository, as on some hosts,
 * returns `content` for a folder of that name, and "" for any other folder.
 */
function pathInRepository(folder: string): string {
  for (let above = folder; above !== path.dirname(above); above = path.dirname(above)) {
    if (existsSync(path.join(above, ".git"))) return path.relative(above, folder).split(path.sep).join("/");
  }
  return path.basename(folder) === "content" ? "content" : "";
}

/**
 * Returns the name of a folder. If the name is `content`, returns the name of the parent folder.
 */
function nameOf(contentDir: string): string {
  const name = path.basename(contentDir);
  return (name === "content" && path.basename(path.dirname(contentDir))) || name || "content";
}

export type NavbarConfig = NonNullable<SiteConfig["navbar"]>;
export type FooterConfig = SiteConfig["footer"];
export type SecurityConfig = SiteConfig["security"];
/**
 * Other origins that the Content-Security-Policy allows. `auto` means the origins that articles
 * use.
 */
export type Origins = SecurityConfig["images"];

/** The settings that the HTML document of every page depends on. */
export interface DocumentSettings extends Pick<SiteConfig, "title" | "favicon" | "locale" | "colorMode" | "head"> {
  readonly blog: Pick<SiteConfig["blog"], "routeBasePath" | "feedTypes">;
  /**
   * Attributes of the script that counts page views, and whether it respects Do Not Track. Null if
   * there is no such script, and under `gatsby develop`.
   */
  readonly analytics: {
    readonly attributes: Readonly<Record<string, string>>;
    readonly respectDoNotTrack: boolean;
  } | null;
  /** Id of the announcement if readers can close it, or null. */
  readonly announcement: string | null;
}

/** Returns the origins that site.yml lists, or none for `auto`. */
export function listed(origins: Origins): readonly string[] {
  return origins === "auto" ? [] : origins;
}
