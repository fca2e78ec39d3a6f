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
  heic: (picture: string) => ({
    zh: { message: `${quote(picture)}是HEIC，多数浏览器不能显示`, fix: "另存为.jpg或.png" },
    en: { message: `${quote(picture)} is HEIC, which most browsers do not show`, fix: "save it as .jpg or .png" },
  }),
  scripted: {
    zh: { message: "图里有脚本；当作图片时它不运行，单独打开时会在本站的名下运行", fix: "删去<script>与on…属性" },
    en: {
      message:
        "the drawing has a script: it does not run in a picture, and runs in the site's name where it is opened alone",
      fix: "delete <script> and the on… attributes",
    },
  },
  damaged: {
    zh: { message: "图片已损坏，或没有存完", fix: "从原处重新保存" },
    en: { message: "the picture is damaged, or a part of it is missing", fix: "save it again from where it came" },
  },
  tooLarge: (width: number, height: number) => ({
    zh: { message: `图片有${width} × ${height}像素，读者的设备打不开`, fix: "缩小到4000像素宽以内" },
    en: {
      message: `the picture has ${width} × ${height} pixels, which readers' devices cannot open`,
      fix: "make it at most 4000 pixels wide",
    },
  }),
  unknownGlyphs: (title: string, characters: string, count: number) => ({
    zh: `${count}张分享图片里缺少这些字：${characters}（如“${title}”）`,
    en: `${count} social ${count === 1 ? "picture leaves" : "pictures leave"} out ${characters} (“${title}”)`,
  }),
} satisfies Messages;
