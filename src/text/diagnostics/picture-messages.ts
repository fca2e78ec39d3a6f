import { quote } from "../../lib/diagnostic";

/** Pictures in articles, front matter and data files. */
export const pictureMessages = {
  /** @param beginning the file's first bytes as text, "" for an empty file */
  notAPicture: (picture: string, beginning: string) => ({
    message: `${quote(picture)}不是图片：${beginning === "" ? "文件是空的" : `文件以${quote(beginning)}开头`}`,
    fix: "重新保存；如果是Git LFS的占位文件，运行git lfs pull",
  }),
  heic: (picture: string) => ({ message: `${quote(picture)}是HEIC，多数浏览器不能显示`, fix: "另存为.jpg或.png" }),
};
