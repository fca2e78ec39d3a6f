import { type Messages, quote } from "./bilingual";

/** Tags whose addresses collide. */
export const tagMessages = {
  undefined: (label: string, meant: string | undefined) => ({
    zh: {
      message: `标签${quote(label)}不在tags.yml里`,
      fix: meant === undefined ? "加进tags.yml" : `是否想写${meant}？`,
    },
    en: {
      message: `the tag ${quote(label)} is not in tags.yml`,
      fix: meant === undefined ? "add it there" : `did you mean ${meant}?`,
    },
  }),
  noAddress: (tag: string) => ({
    zh: `标签${tag}里没有能用作地址的字符，所以它没有地址`,
    en: `nothing in the tag ${tag} can stand in an address, so it has none`,
  }),
  sharedAddress: (tags: readonly string[], slug: string) => ({
    zh: `标签${tags.join("与")}的地址相同，都是tags/${slug}`,
    en: `the tags ${tags.join(" and ")} want one address, tags/${slug}`,
  }),
  severalAddresses: (label: string, addresses: readonly string[]) => ({
    zh: `标签${quote(label)}有几个地址：${addresses.join("、")}`,
    en: `the tag ${quote(label)} has several addresses: ${addresses.join(" and ")}`,
  }),
  write: (tags: readonly string[]) => ({
    zh: `在用到它的每篇博文里写${tags.join("、")}`,
    en: `in each post that has it, write ${tags.join(" and ")}`,
  }),
  writeTheSame: (otherwise: string) => ({ zh: `统一写法，或${otherwise}`, en: `write them the same, or ${otherwise}` }),
  /** A tag or an address, with the posts that use it. */
  used: (what: string, files: string) => ({ zh: `${what}（${files}）`, en: `${what} (${files})` }),
  files: (names: readonly string[], more: number) => ({
    zh: more === 0 ? names.join("、") : `${names.join("、")}，另有${more}篇`,
    en: more === 0 ? names.join(", ") : `${names.join(", ")} and ${more} more`,
  }),
} satisfies Messages;
