import { authorKey } from "../author-key";
import { stringOf } from "../data";
import type { ForeignFields } from "../foreign-fields";
import type { PageLinks } from "../links/page-links";
import { changedFields } from "../markdown/changed-fields";
import type { YamlMap } from "../model";
import type { Tags } from "../tags";
import { clockTime, isDate, lineOf, orUndefined, textsOf, type Values, yesOrNo } from "../values";
import type { HexoEntry } from "./hexo-entry";

/** Fields that this reader converts, or that only Hexo and its themes use. */
const understood = new Set(
  `title date updated update lastmod categories category tags tag keywords description excerpt author authors cover cover_image
  thumbnail image banner banner_img index_img top_img headimg featured_image toc layout type comments comment permalink aliases
  alias published password mathjax math katex abbrlink id lang`.split(/\s+/),
);

/** Fields in which themes store the picture of a post. */
const pictures = "cover cover_image image banner banner_img index_img thumbnail headimg featured_image top_img".split(
  " ",
);

/**
 * Returns the fields to set in the front matter of a post or page.
 * @param there the existing front matter; {} if all of it is rewritten
 */
export function hexoFields(
  entry: HexoEntry,
  there: YamlMap,
  tags: Tags,
  links: PageLinks,
  foreign: ForeignFields,
): YamlMap {
  const { data } = entry.page;
  foreign.see(entry.source, data, new Set([...understood, entry.hiddenBy]));
  const wanted = {
    title: entry.title,
    description: lineOf(data.description) ?? lineOf(data.excerpt),
    keywords: orUndefined(
      textsOf(data.keywords)
        .flatMap((text) => text.split(/\s*[,，、]\s*/))
        .filter(Boolean),
    ),
    image: links.firstPicture(
      pictures.map((key) => stringOf(data[key])),
      entry,
    ),
    hide_table_of_contents: yesOrNo(data.toc) === false ? true : undefined,
    last_update: lastUpdate(data),
    draft: entry.isDraft ? true : undefined,
    unlisted: yesOrNo(data[entry.hiddenBy]) === true ? true : undefined,
    ...(entry.kind === "blog" ? postFields(entry, tags) : {}),
  };
  return changedFields(there, wanted);
}

function postFields({ page, date, tags: labels, categories }: HexoEntry, tags: Tags): YamlMap {
  const { data } = page;
  const all = [...new Set([...labels, ...categories.flat()])];
  return {
    // A date that this site can read stays as the author wrote it.
    date: isDate(data.date, /^\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?$/) ? data.date : date,
    authors: orUndefined(textsOf(data.author ?? data.authors).map(authorKey)),
    tags: orUndefined(all.map((label) => tags.tag(label))),
  };
}

function lastUpdate(data: Values): YamlMap | undefined {
  const date = clockTime(data.updated ?? data.update ?? data.lastmod);
  return date === undefined ? undefined : { date };
}
