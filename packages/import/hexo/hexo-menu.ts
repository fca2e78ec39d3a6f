import { listOf, recordOf, stringOf } from "../data";
import type { NavbarSetting } from "../model";
import type { Values } from "../values";

/** Chinese labels that themes show for menu keys. */
const names: Readonly<Record<string, string>> = {
  home: "首页",
  archives: "归档",
  archive: "归档",
  tags: "标签",
  categories: "分类",
  category: "分类",
  about: "关于",
  links: "友链",
  link: "友链",
  friends: "友链",
  schedule: "日程",
  docs: "文档",
  news: "新闻",
};

/**
 * Converts a theme's menu: `{ 关于: /about/ || fa fa-user }`, a list of items with names and links,
 * or nested maps.
 * @param addressOf maps an address of the old site to one of this site; null for an item that is
 * not needed
 */
export function hexoMenu(
  theme: Values,
  isChinese: boolean,
  addressOf: (address: string) => string | null,
): NavbarSetting[] {
  const menu = [
    theme.menu,
    recordOf(theme.navbar).menu,
    recordOf(theme.menubar).items,
    recordOf(theme.nav).menu,
    theme.nav,
  ].find((candidate) => candidate !== null && typeof candidate === "object");
  return settings(menu, { isChinese, addressOf });
}

interface Rules {
  readonly isChinese: boolean;
  readonly addressOf: (address: string) => string | null;
}

function settings(menu: unknown, rules: Rules): NavbarSetting[] {
  const items = Array.isArray(menu)
    ? listOf(menu).map(listed)
    : Object.entries(recordOf(menu)).map(([key, value]) => mapped(key, value));
  return items.flatMap(({ label, address, inner }): NavbarSetting[] => {
    const shown = rules.isChinese ? (names[label.toLowerCase()] ?? label) : label;
    const nested = settings(inner, rules);
    if (nested.length > 0)
      return [{ label: shown, items: nested.flatMap((item) => ("items" in item ? item.items : [item])) }];
    if (address === undefined || shown === "") return [];
    if (/^https?:\/\//.test(address)) return [{ label: shown, href: address }];
    const to = rules.addressOf(`/${address.replace(/^\/+/, "")}`);
    return to === null ? [] : [{ label: shown, to }];
  });
}

interface Item {
  readonly label: string;
  readonly address: string | undefined;
  readonly inner: unknown;
}

function listed(value: unknown): Item {
  const item = recordOf(value);
  // A string item: `- Music || /music/ || fas fa-music`
  if (typeof value === "string") {
    const [label = "", address] = value.split("||").map((part) => part.trim());
    return { label, address, inner: undefined };
  }
  const label = [item.title, item.name, item.label, item.text, item.key].map(stringOf).find(Boolean) ?? "";
  const address = [item.url, item.link, item.path, item.href].map(stringOf).find(Boolean);
  if (label === "" && Object.keys(item).length === 1) return mapped(Object.keys(item)[0] ?? "", Object.values(item)[0]);
  return { label, address, inner: item.items ?? item.children ?? item.submenu };
}

function mapped(key: string, value: unknown): Item {
  const label = key.split("||")[0]?.trim() ?? key;
  if (typeof value === "string") return { label, address: value.split("||")[0]?.trim(), inner: undefined };
  const inner = recordOf(value);
  const address = stringOf(inner.url) ?? stringOf(inner.link) ?? stringOf(inner.path);
  if (address !== undefined) return { label: stringOf(inner.name) ?? label, address, inner: undefined };
  const { default: own, ...rest } = inner;
  return { label, address: stringOf(own)?.split("||")[0]?.trim(), inner: Array.isArray(value) ? value : rest };
}

/**
 * Removes items that link to the same page as an earlier one. Such items occur because tags and
 * categories share a page on this site.
 */
export function distinctItems(items: readonly NavbarSetting[]): NavbarSetting[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    if (!("to" in item) || item.to === undefined) return true;
    if (seen.has(item.to)) return false;
    seen.add(item.to);
    return true;
  });
}
