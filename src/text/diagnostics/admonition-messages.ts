import type { Messages } from "./bilingual";

/** Blocks such as `:::note`, and quotes that begin with `[!NOTE]`. */
export const admonitionMessages = {
  unclosed: (name: string) => ({
    zh: { message: `:::${name}没有结束，直到文末都算在里面`, fix: "在它结束的地方单独写一行:::" },
    en: { message: `the block :::${name} is never closed, so it runs to the end`, fix: "close it with a line :::" },
  }),
  unknown: (name: string, known: readonly string[], meant: string | undefined) => ({
    zh: {
      message: `:::${name}不是已知的提示框（${known.join("、")}），内容显示时不带边框`,
      fix: meant ? `写:::${meant}` : `从${known.join("、")}里选一种`,
    },
    en: {
      message: `:::${name} is not a known admonition (${known.join(", ")}); its content is shown without a frame`,
      fix: meant ? `write :::${meant}` : `write one of ${known.join(", ")}`,
    },
  }),
  unknownQuote: (name: string, meant: string) => ({
    zh: { message: `[!${name}]不是已知的提示框，仍显示为引用`, fix: `写[!${meant}]` },
    en: { message: `[!${name}] is not a known admonition; it stays a quote`, fix: `write [!${meant}]` },
  }),
} satisfies Messages;
