import { statSync } from "node:fs";
import { basename, dirname } from "../../../src/lib/paths";
import { recordOf, stringOf } from "../data";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { clockTime, yesOrNo } from "../values";
import { hugoAddress } from "./hugo-address";
import type { HugoConfig } from "./hugo-config";
import { type HugoPage, readHugoPage } from "./hugo-front-matter";

/** A page of Hugo's content, before its path in the content folder is decided. */
export interface HugoEntry {
  /** Path in the project. */
  readonly source: string;
  /** Path below the content folder, without extension and language: `docs/guide/_index`. */
  readonly path: string;
  readonly page: HugoPage;
  /**
   * The sections that contain the page. For a section's own page, they include the section itself.
   */
  readonly sections: readonly string[];
  readonly isSection: boolean;
  readonly title: string;
  /** Label in menus and lists. */
  readonly label: string;
  readonly weight: number;
  readonly date: string | undefined;
  readonly isDraft: boolean;
  readonly address: string;
}

const markdown = /\.(?:md|markdown|mkd|mdown)$/i;
const otherFormats = /\.(?:org|adoc|asciidoc|rst|ipynb|pandoc|pdc)$/i;

/** Reads all pages in the configuration's language. */
export function hugoEntries(project: Project, config: HugoConfig, notes: Notes): HugoEntry[] {
  const { contentDir, otherDirs } = config;
  const inner = otherDirs.filter((folder) => folder.startsWith(`${contentDir}/`));
  const files = project.below(contentDir).filter((file) => !inner.some((folder) => file.startsWith(`${folder}/`)));
  const suffix = new RegExp(`\\.(${config.languages.map(escaped).join("|")})$`, "i");
  const inLanguage = files
    .filter((source) => markdown.test(source))
    .flatMap((source) => {
      const path = source.slice(contentDir.length + 1).replace(markdown, "");
      const language = suffix.exec(path)?.[1]?.toLowerCase();
      const isOwn = language === undefined ? config.ownsUnmarked : language === config.language;
      return isOwn ? [{ source, path: path.replace(suffix, "") }] : [];
    });
  for (const file of files.filter((file) => config.ownsUnmarked && otherFormats.test(file)))
    notes.left({ file }, foreignMessages.format);
  const bundles = new Set(inLanguage.filter(({ path }) => basename(path) === "index").map(({ path }) => dirname(path)));
  const isResource = (path: string) =>
    [...ancestors(path)].some((folder) => bundles.has(folder) && folder !== "" && path !== `${folder}/index`);
  return inLanguage.filter(({ path }) => !isResource(path)).flatMap((file) => entryOf(file, project, config, notes));
}

function* ancestors(path: string): Generator<string> {
  for (let folder = dirname(path); folder !== ""; folder = dirname(folder)) yield folder;
}

function entryOf(
  { source, path }: { readonly source: string; readonly path: string },
  project: Project,
  config: HugoConfig,
  notes: Notes,
): HugoEntry[] {
  const page = readHugoPage(project.read(source));
  const { data } = page;
  const build = { ...recordOf(data._build), ...recordOf(data.build) };
  if (build.render === "never" || build.render === false || yesOrNo(data.headless) === true) return [];
  const isSection = basename(path) === "_index";
  const isBundle = basename(path) === "index";
  const place = isSection || isBundle ? dirname(path) : path;
  const folders = (isSection ? place : dirname(place)).split("/").filter(Boolean);
  const name = isSection ? "" : basename(place);
  const title =
    stringOf(data.title) ?? stringOf(data.linktitle) ?? (name || (folders.at(-1) ?? "")).replaceAll("-", " ");
  const date = dateOf(page, name, source, project);
  const expiry = clockTime(data.expirydate);
  const isExpired = expiry !== undefined && expiry < new Date().toISOString();
  if (isExpired) notes.changed({ file: source, found: expiry }, foreignMessages.expired);
  return [
    {
      source,
      path,
      page,
      sections: folders,
      isSection,
      title,
      label: stringOf(data.linktitle) ?? title,
      weight: Number(stringOf(data.weight) ?? 0) || 0,
      date,
      isDraft: yesOrNo(data.draft) === true || isExpired,
      address: hugoAddress({ sections: folders, name, title, date, data }, config),
    },
  ];
}

function dateOf({ data }: HugoPage, name: string, source: string, project: Project): string | undefined {
  const written = [data.date, data.publishdate, data.pubdate, data.lastmod].map(clockTime).find(Boolean);
  const named = clockTime(/^\d{4}-\d{2}-\d{2}/.exec(name)?.[0]);
  return written ?? named ?? clockTime(statSync(project.absolute(source)).mtime)?.slice(0, 10);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
