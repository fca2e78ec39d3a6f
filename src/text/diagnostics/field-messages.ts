import { type Messages, quote } from "./bilingual";

/** Errors in fields of front matter and YAML files. */
export const fieldMessages = {
  /** @param stood the actual value; undefined if the field is missing */
  wrong: (stood: string | undefined, why: string) => ({
    zh: `${stood === undefined ? "没有写" : `写的是${stood}`}，${why}`,
    en: `is ${stood ?? "missing"}: ${why}`,
  }),
  unknown: (meant: string | undefined, known: readonly string[]) => ({
    zh: {
      message: "没有这个字段，已忽略",
      fix: meant === undefined ? `删去这一行；可用的字段：${known.join("、")}` : `是否想写${meant}？`,
    },
    en: {
      message: "is not a known field and is ignored",
      fix: meant === undefined ? `delete it; known fields: ${known.join(", ")}` : `did you mean ${meant}?`,
    },
  }),
  /** The same where a field that nobody reads is an error. */
  notAField: (meant: string | undefined, known: readonly string[]) => ({
    zh: {
      message: "没有这个字段",
      fix: meant === undefined ? `删去这一行；可用的字段：${known.join("、")}` : `是否想写${meant}？`,
    },
    en: {
      message: "is not a known field",
      fix: meant === undefined ? `delete it; known fields: ${known.join(", ")}` : `did you mean ${meant}?`,
    },
  }),
  unlistedDraft: {
    zh: {
      message: "草稿不能同时设为未列出：草稿根本不会构建",
      fix: "只留一个：写作期间用draft: true，只凭链接访问的页面用unlisted: true",
    },
    en: {
      message: "is true on a draft: a draft is not built at all, so it cannot be unlisted",
      fix: "keep one of them: draft: true while writing, unlisted: true for a page known only by its link",
    },
  },
  /** @param found the character that an address cannot contain; undefined for an empty slug */
  slug: (slug: string, found: string | undefined) => ({
    zh: `写的是${quote(slug)}，${found === undefined ? "不能为空" : `地址里不能有${quote(found)}`}`,
    en: `is ${quote(slug)}: ${found === undefined ? "it is empty" : `${quote(found)} cannot stand in an address`}`,
  }),
  alias: (alias: string) => ({ zh: `${quote(alias)}不是本站的路径`, en: `${quote(alias)} is not a path of this site` }),
  impossibleDay: (text: string, field: string) => ({
    zh: {
      message: `写的是${quote(text)}，不是有效的日期`,
      fix: `${field}: 2025-08-31，要带时间就写${field}: 2025-08-31T09:30:00+08:00`,
    },
    en: {
      message: `is ${quote(text)}: there is no such day`,
      fix: `${field}: 2025-08-31, or with a time: 2025-08-31T09:30:00+08:00`,
    },
  }),
  tocLevels: (max: number, min: number) => ({
    zh: `写的是${max}，小于toc_min_heading_level的${min}`,
    en: `is ${max}, below toc_min_heading_level ${min}`,
  }),
} satisfies Messages;
