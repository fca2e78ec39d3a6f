import { joinPath } from "../../../src/lib/paths";
import { authorKey } from "../author-key";
import { recordOf, stringOf } from "../data";
import type { NavbarSetting, SiteSettings, YamlMap } from "../model";
import type { Tags } from "../tags";
import { clockTime, orUndefined, textsOf, type Values } from "../values";

/** Returns a post's date, tags and authors. Its categories become tags. */
export function postFields(data: Values, tags: Tags): YamlMap {
  return {
    date: clockTime(data.date),
    tags: tagFields([data.tags, data.tag, data.categories, data.category], tags),
    authors: orUndefined(authorNames(data).map(authorKey)),
  };
}

/**
 * Returns the front matter value for tags; undefined if there are none.
 * @param values lists of labels, or single labels
 */
export function tagFields(values: readonly unknown[], tags: Tags): YamlMap[string] {
  return orUndefined([...new Set(values.flatMap(textsOf))].map((label) => tags.tag(label)));
}

/** Returns the names of a post's authors. An author is a name or `{ name, link }`. */
export function authorNames({ author }: Values): string[] {
  const list = Array.isArray(author) ? author : [author];
  return list.flatMap((one) => stringOf(one) ?? stringOf(recordOf(one).name) ?? []);
}

/** Returns `posts` or `blogs` if the addresses of all posts begin with it; otherwise `blog`. */
export function blogBase(addresses: readonly string[]): string {
  const bases = ["posts", "blogs"];
  return bases.find((base) => addresses.every((address) => address.startsWith(`/${base}/`))) ?? "blog";
}

const tagLists = new Set(["/tag", "/tags", "/category", "/categories"]);
const archives = new Set(["/archive", "/archives", "/timeline", "/article", "/articles"]);

/**
 * Returns the address on this site that replaces a blog theme's list of tags, categories or posts;
 * undefined for other addresses.
 */
export function listAt(address: string, base: string): string | undefined {
  const path = joinPath(address).replace(/\/$/, "");
  if (tagLists.has(path)) return joinPath(base, "tags");
  return archives.has(path) ? joinPath(base, "archive") : undefined;
}

/** Sets the base path of the blog, and adds a link to it to a navbar that has none. */
export function withBlog(settings: SiteSettings, base: string): SiteSettings {
  const left = settings.navbar?.left ?? [];
  const routes = (items: readonly NavbarSetting[]): string[] =>
    items.flatMap((item) => {
      if ("items" in item) return routes(item.items);
      return "to" in item && item.to ? [item.to] : [];
    });
  const isLinked = routes(left).some((route) => [`/${base}`, `/${base}/archive`].includes(route));
  const label = /^zh/.test(settings.locale?.lang ?? "zh") ? "博客" : "Blog";
  return {
    ...settings,
    blog: { ...settings.blog, routeBasePath: base },
    ...(!isLinked && { navbar: { ...settings.navbar, left: [...left, { label, to: `/${base}` }] } }),
  };
}
