/** Messages of the style rules that `npm run lint:content` checks. */
export const lintMessages = {
  extraSpace: { message: "汉字与西文之间打了空格", fix: "删去它，间隙由样式表给出" },
  halfWidth: { message: "汉字旁边是半角标点", fix: "用，；：？！。（）" },
  halfDash: { message: "破折号只有一半", fix: "写成——" },
  halfEllipsis: { message: "省略号只有一半", fix: "写成……" },
  cornerBrackets: { message: "用了直角引号", fix: "写成“ ”" },
  /**
   * @param message one of the messages above
   * @param place the text around the error, in quotes
   */
  at: (message: string, place: string) => `${message}：${place}`,
  repeated: (place: string, beginning: string) => ({
    message: `与${place}的一段重复：${beginning}…`,
    fix: "只说一次，在另一处链接过来",
  }),
  noTitle: { message: "没有标题", fix: "title: 标题" },
  descriptionLength: (length: number) => ({
    message: `有${length}个字符，搜索结果显示20到140个`,
    fix: "用一句话说清这一页讲什么",
  }),
  secondTitle: (fix: string) => ({ message: "是一级标题，而题目已经是了", fix }),
  skippedLevel: (from: number, to: number, fix: string) => ({ message: `从${from}级标题跳到${to}级`, fix }),
  noText: { message: "有一张图没有替代文字", fix: "![图里是什么](./img/x.svg)" },
  noCaption: (language: string) => ({ message: "有一张图没有图题", fix: `\`\`\`${language} title="图题"` }),
  noLanguage: { message: "代码块没有写语言", fix: "写成```text，或它的语言" },
  phrase: (phrase: string) => ({ message: `“${phrase}”什么也没说`, fix: "删去它，从事实说起" }),
  badLink: (address: string | undefined) => ({ message: `链接到${address}，它不是地址`, fix: "https://…" }),
  tooShort: (size: number, least: number) => ({
    message: `有${size}个汉字，这一类页面至少${least}个`,
    fix: "写完它（没写完的写draft: true），或并进别的页面",
  }),
  noQuestions: {
    message: "没有写它回答什么问题，搜索时照平常的说法不易找到",
    fix: "questions: [读者会怎么问, 换一种问法]，三到八个",
  },
};
