import { quote } from "../../lib/diagnostic";

const item = '<TabItem value="a" label="A">…</TabItem>';

/** `<Tabs>` and `<TabItem>`. */
export const tabMessages = {
  empty: { message: "<Tabs>是空的", fix: item },
  stray: { message: "<Tabs>里有<TabItem>之外的内容", fix: item },
  noValue: { message: "<TabItem>没有value", fix: '<TabItem value="a" label="A">' },
  doubledValue: (value: string) => ({
    message: `两个标签页的value都是${quote(value)}`,
    fix: "给每个<TabItem>不同的value",
  }),
  outside: { message: "<TabItem>不在<Tabs>里", fix: "<Tabs><TabItem …>…</TabItem></Tabs>" },
};
