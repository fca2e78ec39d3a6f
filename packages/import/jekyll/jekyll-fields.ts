import { authorKey } from "../author-key";
import { recordOf, stringOf } from "../data";
import type { ForeignFields } from "../foreign-fields";
import type { PageLinks } from "../links/page-links";
import { changedFields } from "../markdown/changed-fields";
import type { YamlMap } from "../model";
import type { Tags } from "../tags";
import { clockTime, isDate, lineOf, orUndefined, textsOf, type Values, yesOrNo } from "../values";
import type { JekyllEntry } from "./jekyll-entry";

/** Fields that this reader converts, or that only Jekyll and its themes use. */
const understood = new Set(
  `layout title subtitle date tags tag categories category author authors description excerpt keywords keyword permalink redirect_from
  image header img cover thumbnail header-img published toc comments comment last_modified_at modified math mathjax use_math
  nav_order nav_exclude parent grand_parent has_children slug lang`.split(/\s+/),
);

/** Returns the fields to set in the front matter of a page. */
export function jekyllFields(entry: JekyllEntry, tags: Tags, links: PageLinks, foreign: ForeignFields): YamlMap {
  const { data, written, kind, source } = entry;
  foreign.see(source, written, understood);
  const updated = clockTime(data.last_modified_at ?? data.modified);
  const order = Number(data.nav_order);
  return changedFields(written, {
    title: entry.title,
    description: lineOf(data.description) ?? lineOf(data.subtitle) ?? lineOf(data.excerpt),
    keywords: orUndefined(
      [...textsOf(data.keywords), ...textsOf(data.keyword)]
        .flatMap((text) => text.split(/\s*[,，、]\s*/))
        .filter(Boolean),
    ),
    image: links.firstPicture(picturesOf(data), entry),
    hide_table_of_contents: yesOrNo(data.toc) === false ? true : undefined,
    last_update: updated === undefined ? undefined : { date: updated },
    draft: entry.isDraft ? true : undefined,
    tags: orUndefined(labelsOf(entry).map((label) => tags.tag(label))),
    ...(kind === "blog" && {
      date: isDate(data.date, /^\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?$/) ? data.date : entry.date,
      authors: orUndefined(authorNames(data).map(authorKey)),
    }),
    ...(kind === "docs" && data.nav_order !== undefined && order >= 0 && { sidebar_position: order }),
  });
}

/** Returns a page's tags. A post's categories become tags too. Single pages have no tags. */
function labelsOf({ kind, tags, categories }: JekyllEntry): string[] {
  if (kind === "pages") return [];
  return [...new Set(kind === "blog" ? [...tags, ...categories] : tags)];
}

export function authorNames(data: Values): string[] {
  const all = [data.author, data.authors].flat();
  return all.flatMap((author) => stringOf(author) ?? stringOf(recordOf(author).name) ?? []);
}

function picturesOf(data: Values): (string | undefined)[] {
  const header = recordOf(data.header);
  const image = recordOf(data.image);
  const values = [
    data.image,
    image.path,
    image.src,
    header.og_image,
    header.image,
    header.teaser,
    data["header-img"],
    data.cover,
  ];
  return [...values, data.img, data.thumbnail].map(stringOf);
}
