import { type Messages, quote } from "./bilingual";

/** `<Tabs>` and `<TabItem>`. */
export const tabMessages = {
  empty: {
    zh: { message: "<Tabs>是空的", fix: '<TabItem value="a" label="A">…</TabItem>' },
    en: { message: "<Tabs> is empty", fix: '<TabItem value="a" label="A">…</TabItem>' },
  },
  stray: {
    zh: { message: "<Tabs>里有<TabItem>之外的内容", fix: '<TabItem value="a" label="A">…</TabItem>' },
    en: { message: "<Tabs> holds something beside <TabItem>", fix: '<TabItem value="a" label="A">…</TabItem>' },
  },
  noValue: {
    zh: { message: "<TabItem>没有value", fix: '<TabItem value="a" label="A">' },
    en: { message: "<TabItem> has no value", fix: '<TabItem value="a" label="A">' },
  },
  doubledValue: (value: string) => ({
    zh: { message: `两个标签页的value都是${quote(value)}`, fix: "给每个<TabItem>不同的value" },
    en: { message: `two tabs have the value ${quote(value)}`, fix: "give each <TabItem> a value of its own" },
  }),
  outside: {
    zh: { message: "<TabItem>不在<Tabs>里", fix: "<Tabs><TabItem …>…</TabItem></Tabs>" },
    en: { message: "<TabItem> stands outside <Tabs>", fix: "<Tabs><TabItem …>…</TabItem></Tabs>" },
  },
} satisfies Messages;
