import { type Messages, quote } from "./bilingual";

/** The pictures of site.yml: favicon and logo. */
export const markMessages = {
  missing: (address: string) => ({
    zh: {
      message: `static/里没有${quote(address)}`,
      fix: "把文件放到那里，或删去这一行：标记就由标题的第一个字画成",
    },
    en: {
      message: `there is no ${quote(address)} in static/`,
      fix: "put the file there, or delete the line: the mark is then drawn from the title's first character",
    },
  }),
  /** @param reason what the decoder says, in English */
  notAPicture: (address: string, reason: string) => ({
    zh: {
      message: `${quote(address)}不是能读的图片${reason === "" ? "" : `（${reason}）`}`,
      fix: "换成SVG、PNG或ICO文件，或删去这一行",
    },
    en: {
      message: `${quote(address)} is no picture that can be read${reason === "" ? "" : ` (${reason})`}`,
      fix: "put an SVG, PNG or ICO file there, or delete the line",
    },
  }),
} satisfies Messages;
