import { type Messages, quote } from "./bilingual";
import { pictureMessages } from "./picture-messages";

/** Links, pictures and media of an article, as far as they can be checked without the other articles. */
export const targetMessages = {
  forbiddenLink: (href: string) => ({
    zh: { message: `文章里不能用链接${quote(href)}`, fix: "链接到https地址或文件" },
    en: { message: `the link ${quote(href)} cannot stand in an article`, fix: "link to an https address or a file" },
  }),
  linkOutside: (href: string) => ({
    zh: { message: `链接${quote(href)}指到了内容目录之外`, fix: "链接到内容目录里的文件" },
    en: { message: `the link ${quote(href)} leaves the content folder`, fix: "link to a file of the content folder" },
  }),
  missingFile: (file: string, meant: string | undefined) => ({
    zh: { message: `文件${quote(file)}不存在`, fix: meant ? `写${meant}` : "改正路径，它相对于这篇文章" },
    en: {
      message: `the file ${quote(file)} does not exist`,
      fix: meant ? `write ${meant}` : "correct the path; it is relative to the article",
    },
  }),
  fileOutside: (file: string) => ({
    zh: { message: `文件${quote(file)}不在内容目录里`, fix: "把它移到内容目录里" },
    en: { message: `the file ${quote(file)} is not in the content folder`, fix: "move it there" },
  }),
  noAlternative: (src: string) => ({
    zh: { message: `图片${src}没有替代文字`, fix: `![图里是什么](${src})` },
    en: { message: `the image ${src} has no alternative text`, fix: `![what it shows](${src})` },
  }),
  missingImage: (src: string, alt: string, meant: string | undefined) => ({
    zh: { message: `图片${quote(src)}不存在`, fix: meant ? `![${alt}](${meant})` : "改正路径，它相对于这篇文章" },
    en: {
      message: `the image ${quote(src)} does not exist`,
      fix: meant ? `![${alt}](${meant})` : "correct the path; it is relative to the article",
    },
  }),
  notAPicture: (src: string, beginning: string) => {
    const { zh, en } = pictureMessages.notAPicture(src, beginning);
    return { zh, en: { ...en, message: `the image ${en.message}` } };
  },
  hiddenFormat: (src: string) => ({
    zh: { message: `图片${src}的格式，浏览器不能显示`, fix: "另存为.jpg、.png或.svg" },
    en: { message: `the image ${src} is of a kind that browsers do not show`, fix: "save it as .jpg, .png or .svg" },
  }),
  frameTitle: (src: string) => ({
    zh: { message: `嵌入的页面${src}没有title，屏幕阅读器无法说明它是什么`, fix: 'title="里面是什么"' },
    en: {
      message: `the frame ${src} has no title, by which a screen reader names it`,
      fix: 'title="what it shows"',
    },
  }),
} satisfies Messages;
