import type { Messages } from "./bilingual";

/** Headings above the diagnostics of a build. */
export const reportMessages = {
  errors: (count: number) => ({
    zh: `内容中有${count}处错误：`,
    en: `${count} error${count === 1 ? "" : "s"} in the content:`,
  }),
  warnings: (count: number) => ({
    zh: `内容中有${count}处警告：`,
    en: `${count} warning${count === 1 ? "" : "s"} in the content:`,
  }),
  more: (count: number) => ({ zh: `……另有${count}处与此相同`, en: `… and ${count} more like this` }),
  all: (file: string) => ({ zh: `完整的列表在${file}`, en: `All of them are in ${file}` }),
} satisfies Messages;
