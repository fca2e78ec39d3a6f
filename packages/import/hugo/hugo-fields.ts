import { authorKey } from "../author-key";
import { recordOf, stringOf } from "../data";
import type { ForeignFields } from "../foreign-fields";
import type { PageLinks } from "../links/page-links";
import { changedFields } from "../markdown/changed-fields";
import type { YamlMap } from "../model";
import type { Tags } from "../tags";
import { clockTime, isDate, lineOf, orUndefined, textsOf, type Values, yesOrNo } from "../values";
import type { HugoConfig } from "./hugo-config";
import type { PlacedEntry } from "./hugo-plan";

/** Fields that this reader converts, or that only Hugo and its themes use. */
const understood = new Set(
  `title linktitle date publishdate pubdate lastmod draft expirydate weight description summary subtitle keywords tags categories
  series author authors slug url aliases image images cover featuredimage featured_image featuredimagepreview thumbnail banner
  toc math katex mathjax layout type menu menus comment comments headless build _build cascade params outputs resources
  hiddeninhomelist sitemap markup translationkey isCJKLanguage iscjklanguage lightgallery showtoc code`.split(/\s+/),
);

/** Fields in which themes store the picture of a page. */
const pictures = "image featuredimage featured_image cover thumbnail banner featuredimagepreview images".split(" ");

/** Returns the fields to set in the front matter of a page. */
export function hugoFields(entry: PlacedEntry, tags: Tags, links: PageLinks, foreign: ForeignFields): YamlMap {
  const { page, kind, title, label, isDraft, config } = entry;
  const { data } = page;
  foreign.see(entry.source, data, new Set([...understood, ...config.taxonomies]));
  const wanted = {
    title,
    description: lineOf(data.description) ?? lineOf(data.summary),
    keywords: orUndefined(textsOf(data.keywords)),
    image: links.firstPicture(
      pictures.map((key) => pictureOf(data[key])),
      entry,
    ),
    hide_table_of_contents: yesOrNo(data.toc) === false ? true : undefined,
    last_update: lastUpdate(data),
    draft: isDraft ? true : undefined,
    unlisted: isUnlisted(data) && !isDraft ? true : undefined,
    ...(kind === "blog" && postFields(entry, tags)),
    ...(kind === "docs" && {
      sidebar_label: label === title ? undefined : label,
      tags: orUndefined(labelsOf(data, config).map((tag) => tags.tag(tag))),
    }),
  };
  return changedFields(page.yaml === null ? {} : page.written, wanted);
}

function postFields({ page, date, config }: PlacedEntry, tags: Tags): YamlMap {
  const { data } = page;
  const authors = [...namesOf(data.author), ...namesOf(data.authors)];
  return {
    // Keeps a date without a time zone as its author wrote it, because this site can read it.
    date: isDate(data.date, /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?)?$/) ? data.date : date,
    authors: orUndefined([...new Set(authors)].map(authorKey)),
    tags: orUndefined(labelsOf(data, config).map((label) => tags.tag(label))),
    series: textsOf(data.series)[0],
  };
}

/** Returns the names of authors, which are strings or maps with a name. */
export function namesOf(value: unknown): string[] {
  return (
    (Array.isArray(value) ? value : [value])
      .map((item) => stringOf(recordOf(item).name) ?? stringOf(item))
      // Docsy writes authors as Markdown links: `[Name](https://…)`.
      .map((name) => name?.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1"))
      .filter((name) => name !== undefined)
  );
}

/**
 * Returns the terms that become tags on this site: tags, categories and the terms of the configured
 * taxonomies, except series and authors.
 */
export function labelsOf(data: Values, { taxonomies }: HugoConfig): string[] {
  const own = ["tags", "categories", ...taxonomies].filter((name) => name !== "series" && name !== "authors");
  return [...new Set([...new Set(own)].flatMap((name) => textsOf(data[name])))];
}

function isUnlisted(data: Values): boolean {
  const build = { ...recordOf(data._build), ...recordOf(data.build) };
  return build.list === "never" || build.list === false || yesOrNo(data.hidden) === true;
}

function lastUpdate(data: Values): YamlMap | undefined {
  const date = clockTime(data.lastmod);
  return date === undefined || date === clockTime(data.date) ? undefined : { date };
}

/**
 * Returns the picture in a field: a string, a map with `image` or `src`, or the first item of a
 * list.
 */
function pictureOf(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return stringOf(recordOf(first).image) ?? stringOf(recordOf(first).src) ?? stringOf(first);
}
