import { type Messages, quote } from "./bilingual";

/** Pictures in articles, front matter and data files. */
export const pictureMessages = {
  missing: (picture: string) => ({
    zh: `图片${quote(picture)}不存在`,
    en: `the picture ${quote(picture)} does not exist`,
  }),
  ownCover: { zh: "./img/cover.png，相对于这个文件", en: "./img/cover.png, relative to this file" },
  missingAvatar: (picture: string) => ({
    zh: { message: `内容目录里没有图片${quote(picture)}`, fix: "把图片放到那里，或删去这一行" },
    en: {
      message: `there is no picture ${quote(picture)} in the content folder`,
      fix: "put the picture there, or delete the line",
    },
  }),
  /** @param beginning the file's first bytes as text, "" for an empty file */
  notAPicture: (picture: string, beginning: string) => ({
    zh: {
      message: `${quote(picture)}不是图片：${beginning === "" ? "文件是空的" : `文件以${quote(beginning)}开头`}`,
      fix: "重新保存；如果是Git LFS的占位文件，运行git lfs pull",
    },
    en: {
      message: `${quote(picture)} is no picture: ${beginning === "" ? "it is empty" : `it begins with ${quote(beginning)}`}`,
      fix: "save it again; what Git LFS has left in its place is fetched by: git lfs pull",
    },
  }),
  damaged: (file: string, reason: string) => ({
    zh: `${file}: 图片已损坏（${reason}），请重新保存`,
    en: `${file}: the picture is damaged (${reason}); save it again`,
  }),
  unknownGlyphs: (title: string, characters: string) => ({
    zh: `“${title}”的分享图片里缺少这些字：${characters}`,
    en: `The social picture of “${title}” leaves out ${characters}`,
  }),
} satisfies Messages;
