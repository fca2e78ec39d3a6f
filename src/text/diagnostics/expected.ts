import type { Messages } from "./bilingual";

/** Expected values of fields in front matter, YAML files and the configuration. */
export const expected = {
  quotedText: { zh: '应为带引号的文本，如"2025"', en: 'expected text in quotes, such as "2025"' },
  text: { zh: "应为文本", en: "expected text" },
  notEmpty: { zh: "不能为空；请填写，或删去这一行", en: "it is empty; write a text or delete the line" },
  webAddress: { zh: "应为以https://开头的地址", en: "expected an address with https://" },
  ownAddress: {
    zh: "应为以https://开头的地址，或本站的路径，如/about",
    en: "expected an address with https://, or a path of this site such as /about",
  },
  pictureAddress: {
    zh: "应为以https://开头的地址，或static/里文件的路径",
    en: "expected an https address, or the path of a file of static/",
  },
  flag: { zh: "应为true或false", en: "expected true or false" },
  number: { zh: "应为数字", en: "expected a number" },
  list: { zh: "应为列表", en: "expected a list" },
  items: { zh: "应为条目的列表", en: "expected a list of items" },
  like: (example: string) => ({ zh: `应为${example}`, en: `expected ${example}` }),
  oneOf: (words: readonly string[]) => ({
    zh: `应为${words.join("、")}之一`,
    en: `expected one of ${words.join(", ")}`,
  }),
  fields: { zh: "应为字段，每行一个", en: "expected fields, one a line" },
  either: (first: string, second: string) => ({ zh: `应为${first}或${second}`, en: `expected ${first} or ${second}` }),
  tag: { zh: "应为一个词，或{ label: 标签 }", en: "expected a word or { label: 标签 }" },
  author: {
    zh: "应为authors.yml里的键，或{ name: 名字 }",
    en: "expected a key of authors.yml or { name: 名字 }",
  },
  authors: {
    zh: "应为一个键、键的列表，或{ name: 名字 }",
    en: "expected a key, a list of keys or { name: 名字 }",
  },
  sidebarItem: (example: string) => ({
    zh: `应为文档的id，或${example}`,
    en: `expected the id of a docs page or ${example}`,
  }),
  headingLevel: { zh: "应为2到6的整数", en: "expected a whole number from 2 to 6" },
  firstHeadingLevel: { zh: "最小为2", en: "the first level is 2" },
  lastHeadingLevel: { zh: "最大为6", en: "the last level is 6" },
  id: { zh: "id里不能有斜杠", en: "an id has no slash" },
  slug: { zh: "slug里不能有空格、?、#、%", en: "a slug has no space, ?, # or %" },
} satisfies Messages;
