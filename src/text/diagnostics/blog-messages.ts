import { type Messages, quote } from "./bilingual";

/** Posts, their dates and their authors. */
export const blogMessages = {
  dateDiffers: (date: string, fileName: string) => ({
    zh: {
      message: `写的是${date}，文件名里是${fileName}；以front matter为准`,
      fix: `给文件改名，或写date: ${fileName}`,
    },
    en: {
      message: `is ${date} but the file name says ${fileName}; the front matter wins`,
      fix: `rename the file, or write date: ${fileName}`,
    },
  }),
  noDate: (name: string) => ({
    zh: {
      message: "没有日期：front matter、文件名和git里都查不到这篇博文的写作日期",
      fix: `把文件改名为2025-08-31-${name}，或写date: 2025-08-31`,
    },
    en: {
      message: "is missing: neither the front matter nor the file name nor git knows when this post was written",
      fix: `rename the file to 2025-08-31-${name}, or write date: 2025-08-31`,
    },
  }),
  noMarker: (marker: string) => ({
    zh: { message: "没有truncate标记，列表里会显示全文", fix: `在列表要显示的部分之后写一行${marker}` },
    en: {
      message: "has no truncate marker, so lists show the whole post",
      fix: `put a line ${marker} after the part that belongs in lists`,
    },
  }),
  unknownAuthor: (key: string, meant: string | undefined) => ({
    zh: {
      message: `authors.yml里没有${quote(key)}`,
      fix: meant === undefined ? `在authors.yml里加上${key}: { name: 名字 }` : `authors: ${meant}`,
    },
    en: {
      message: `${quote(key)} is not in authors.yml`,
      fix: meant === undefined ? `add ${key}: { name: 名字 } to authors.yml` : `authors: ${meant}`,
    },
  }),
  unknownSocial: (platform: string, value: string, known: readonly string[]) => ({
    zh: {
      message: `写的是${quote(value)}，不知道它在${platform}上的地址`,
      fix: `写完整的https地址；只写名字的平台有${known.join("、")}`,
    },
    en: {
      message: `is ${quote(value)}, whose address on ${platform} is not known`,
      fix: `write the whole address; a name is enough for ${known.join(", ")}`,
    },
  }),
  authorPageFalse: {
    zh: { message: "写的是false，已忽略：每位作者都有一页列出其博文", fix: "删去这一行" },
    en: { message: "is false and is ignored: every author has a page with their posts", fix: "delete it" },
  },
} satisfies Messages;
