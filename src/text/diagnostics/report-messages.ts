import type { Messages } from "./bilingual";

/** The lines above the diagnostics of a build. */
export const reportMessages = {
  errors: (count: number) => ({
    zh: `内容里有${count}个错误：`,
    en: `${count} error${count === 1 ? "" : "s"} in the content:`,
  }),
  warnings: (count: number) => ({
    zh: `内容里有${count}个警告：`,
    en: `${count} warning${count === 1 ? "" : "s"} in the content:`,
  }),
} satisfies Messages;
