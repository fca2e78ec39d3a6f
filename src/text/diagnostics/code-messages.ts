import { type Messages, quote } from "./bilingual";

/** Code fences and the files they include. */
export const codeMessages = {
  unbalanced: (found: string, wanted: string) => ({
    zh: { message: `有highlight-${found}，没有highlight-${wanted}`, fix: `加上注释highlight-${wanted}` },
    en: { message: `highlight-${found} without highlight-${wanted}`, fix: `add a comment highlight-${wanted}` },
  }),
  unknownMark: (word: string, known: readonly string[]) => ({
    zh: { message: `没有[!code ${word}]，注释留在代码里`, fix: `写${known.join("、")}之一` },
    en: {
      message: `[!code ${word}] is not known; the comment stays in the code`,
      fix: `write one of ${known.join(", ")}`,
    },
  }),
  unknownLanguage: (language: string, meant: string | undefined) => ({
    zh: {
      message: `没有代码语言${quote(language)}，代码块显示为纯文本`,
      fix: meant ? `写${meant}` : "没有对应的语言时写text",
    },
    en: {
      message: `code language ${quote(language)} is not known; the block is shown as plain text`,
      fix: meant ? `write ${meant}` : "write text where there is no such language",
    },
  }),
  fileAndText: (file: string) => ({
    zh: { message: `代码块既有file="${file}"又有内容，内容不会显示`, fix: "清空代码块" },
    en: { message: `the fence has both file="${file}" and text; the text is not shown`, fix: "empty the fence" },
  }),
  /** Here and below, a `file` is as the author names it: `file="./x.cpp"`, `data: ./x.csv`. */
  outside: (file: string, example: string) => ({
    zh: { message: `${file}不在内容目录里`, fix: `${example}，放在文章旁边` },
    en: { message: `${file} leaves the content folder`, fix: `${example}, beside the article` },
  }),
  missing: (file: string, meant: string | undefined) => ({
    zh: { message: `${file}不存在`, fix: meant ? `${meant}` : "改正路径" },
    en: { message: `${file} does not exist`, fix: meant ? `${meant}` : "correct the path" },
  }),
  unreadable: (file: string, reason: string) => ({
    zh: { message: `${file}无法读取：${reason}`, fix: "改正路径" },
    en: { message: `${file} cannot be read: ${reason}`, fix: "correct the path" },
  }),
  tooLarge: (megabytes: number) => ({
    zh: `文件大于${megabytes} MB`,
    en: `it is larger than ${megabytes} MB`,
  }),
  lines: (range: string, file: string, count: number) => ({
    zh: { message: `lines="${range}"不存在：${file}共${count}行`, fix: `lines="1-${count}"` },
    en: { message: `lines="${range}" does not exist: ${file} has ${count} lines`, fix: `lines="1-${count}"` },
  }),
} satisfies Messages;
