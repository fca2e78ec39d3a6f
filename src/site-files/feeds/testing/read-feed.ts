import { extractFromJson, extractFromXml } from "@extractus/feed-extractor";
import RssParser from "rss-parser";

/** The fields of an item that every feed reader finds, in any format. */
export interface ReadItem {
  readonly id: string | undefined;
  readonly url: string | undefined;
  readonly title: string | undefined;
  readonly html: string | undefined;
  readonly published: string | undefined;
}

interface Fields {
  readonly guid?: string;
  readonly id?: string;
  readonly "content:encoded"?: string;
}

/** Returns the items that rss-parser reads (sax, xml2js). */
export async function readWithRssParser(xml: string): Promise<ReadItem[]> {
  const { items } = await new RssParser<object, Fields>().parseString(xml);
  return items.map((item) => ({
    id: item.guid ?? item.id,
    url: item.link,
    title: item.title,
    html: item["content:encoded"] ?? item.content,
    published: item.isoDate,
  }));
}

/** Returns the items that feed-extractor reads (fast-xml-parser). */
export function readWithExtractor(feed: string): ReadItem[] {
  // feed-extractor returns only one date of an Atom entry, the date of the revision.
  // This option extracts the other date.
  const getExtraEntryFields = (entry: Record<string, unknown>) => ({ html: htmlOf(entry), first: entry["published"] });
  const options = { descriptionMaxLen: 0, getExtraEntryFields };
  const { entries = [] } = feed.startsWith("{") ? extractFromJson(feed, options) : extractFromXml(feed, options);
  return entries.map(({ id, link, title, published, first, html }) => ({
    id,
    url: link,
    title,
    html: html as string,
    published: (first as string | undefined) ?? published,
  }));
}

function htmlOf(entry: Record<string, unknown>): unknown {
  const content = entry["content:encoded"] ?? entry["content_html"] ?? entry["content"];
  return content !== null && typeof content === "object" && "#text" in content ? content["#text"] : content;
}
