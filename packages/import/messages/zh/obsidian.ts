import { quote } from "../../../../src/lib/diagnostic";

/** The messages of the Obsidian reader. */
export const obsidianMessages = {
  noNote: { message: "库里没有链接指向的笔记，只留下了文字", fix: "写好那篇笔记，再写成[文字](./笔记.md)" },
  noEmbed: { message: "库里没有要嵌入的文件，只留下了它的名字", fix: "把文件放到文章旁边，写成![说明](./文件)" },
  ambiguous: (files: readonly string[]) => ({
    message: `名字相同的文件不止一个，用了第一个：${files.map(quote).join("、")}`,
    fix: "看看是不是它，不是就改掉路径",
  }),
  quoted: { message: "嵌入的笔记抄成了引用：原文再改，这里不会跟着变" },
  loop: { message: "笔记嵌入了它自己，写成了链接" },
  linked: {
    message: "这里的嵌入抄不成引用（在列表、表格里，带脚注，或套得太深），写成了链接",
    fix: "需要时把文字抄过来",
  },
  noPart: { message: "嵌入的那一节或那一块找不到，写成了链接", fix: "改成笔记里有的标题" },
  comment: { message: "%%注释%%写成了<!-- 注释 -->，读者照旧看不到" },
  openComment: { message: "注释没有结束，直到文末都不显示", fix: "在它结束的地方写-->" },
  fence: { message: "Obsidian插件的代码块在这里按代码显示", fix: "把它查出的结果写成列表或表格" },
  ownFile: { message: "画布和数据库没有搬来", fix: "导出成图片或表格，再放进文章" },
  unused: { message: "没有笔记用到的附件没有搬来", fix: "需要时复制到content/static里" },
};
