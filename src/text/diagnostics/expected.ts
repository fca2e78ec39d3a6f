/** Expected values of fields in front matter, YAML files and the configuration. */
export const expected = {
  quotedText: '应为带引号的文本，如"2025"',
  text: "应为文本",
  notEmpty: "不能为空；请填写，或删去这一行",
  webAddress: "应为以https://开头的地址",
  ownAddress: "应为以https://开头的地址，或本站的路径，如/about",
  flag: "应为true或false",
  number: "应为数字",
  list: "应为列表",
  items: "应为条目的列表",
  like: (example: string) => `应为${example}`,
  oneOf: (words: readonly string[]) => `应为${words.join("、")}之一`,
  fields: "应为字段，每行一个",
  headingLevel: "应为2到6的整数",
  firstHeadingLevel: "最小为2",
  lastHeadingLevel: "最大为6",
};
