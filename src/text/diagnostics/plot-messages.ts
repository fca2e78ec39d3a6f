import { type Messages, quote } from "./bilingual";

const listed = (words: readonly string[]) => ({ zh: words.join("、"), en: words.join(", ") });

/** Plots: their fields and their data. A `cell` is what stands in the data. */
export const plotMessages = {
  notFields: {
    zh: { message: "```plot里应是字段，每行一个", fix: "mark: line\ndata: ./x.csv\nx: 时间\ny: 速度" },
    en: { message: "a plot fence holds fields, one a line", fix: "mark: line\ndata: ./x.csv\nx: time\ny: speed" },
  },
  noTitle: {
    zh: { message: "这张图没有题目", fix: '```plot title="图题"，或一行title: 图题' },
    en: { message: "the plot has no title", fix: '```plot title="…", or a line title: …' },
  },
  mark: (written: string, meant: string | undefined, marks: readonly string[]) => ({
    zh: { message: `没有${quote(written)}这种图`, fix: `mark: ${meant ?? listed(marks).zh}` },
    en: { message: `there is no mark ${quote(written)}`, fix: `mark: ${meant ?? listed(marks).en}` },
  }),
  scale: (written: string, meant: string | undefined, scales: readonly string[]) => ({
    zh: { message: `没有${quote(written)}这种刻度`, fix: `scale: ${meant ?? listed(scales).zh}` },
    en: { message: `there is no scale ${quote(written)}`, fix: `scale: ${meant ?? listed(scales).en}` },
  }),
  missing: (field: string, mark: string) => ({
    zh: { message: `${mark}要有${field}`, fix: `${field}: 列名` },
    en: { message: `${mark} needs ${field}`, fix: `${field}: column` },
  }),
  onlyOne: (field: string, mark: string) => ({
    zh: { message: `${mark}的${field}只能是一列`, fix: `${field}: 列名` },
    en: { message: `${field} of ${mark} is one column`, fix: `${field}: column` },
  }),
  noSeries: (mark: string) => ({
    zh: { message: `${mark}没有series`, fix: "写facet，每组画一格" },
    en: { message: `${mark} has no series`, fix: "write facet: a panel for each" },
  }),
  seriesTwice: {
    zh: { message: "y是几列时，每列就是一个系列，不能再写series", fix: "删去series，或y只写一列" },
    en: { message: "several columns of y are the series already", fix: "delete series, or write one column as y" },
  },
  dataKind: (written: string) => ({
    zh: {
      message: `data: ${written}不是能读的数据`,
      fix: "data: ./x.csv（.csv、.tsv、.json、.out），或把数据写在这里",
    },
    en: {
      message: `data: ${written} cannot be read as data`,
      fix: "data: ./x.csv (.csv, .tsv, .json, .out), or the data itself",
    },
  }),
  dataShape: {
    zh: { message: "数据应是行的列表，或每列一个列表", fix: "data:\n  - { x: 1, y: 2 }\n  - { x: 2, y: 3 }" },
    en: {
      message: "data is a list of rows, or a list for each column",
      fix: "data:\n  - { x: 1, y: 2 }\n  - { x: 2, y: 3 }",
    },
  },
  json: (reason: string) => ({
    zh: { message: `JSON格式有误：${reason}`, fix: "检查这一行前后的逗号、引号与括号" },
    en: { message: `malformed JSON: ${reason}`, fix: "check the commas, quotes and brackets around this line" },
  }),
  empty: (data: string) => ({
    zh: { message: `${data}里没有数据`, fix: "至少要有一行数据" },
    en: { message: `there is no data in ${data}`, fix: "it takes one row at least" },
  }),
  noRow: (row: string, first: string) => ({
    zh: {
      message: `没有一行是row: ${quote(row)}的样子；第一行是${quote(first)}`,
      fix: "row里照抄一行，把数换成{列名}",
    },
    en: {
      message: `no line looks like row: ${quote(row)}; the first is ${quote(first)}`,
      fix: "copy a line into row and write {column} for its numbers",
    },
  }),
  rowNames: (row: string) => ({
    zh: { message: `row: ${quote(row)}里没有{列名}`, fix: 'row: "{轮次} cwnd={窗口}"' },
    en: { message: `row: ${quote(row)} has no {column}`, fix: 'row: "{round} cwnd={window}"' },
  }),
  rowOfTable: {
    zh: { message: "row只用于文本，.csv与.json有自己的列", fix: "删去row" },
    en: { message: "row is for text; .csv and .json have columns of their own", fix: "delete row" },
  },
  cells: (found: number, columns: number) => ({
    zh: {
      message: `这一行有${found}格，表头有${columns}列`,
      fix: "补上或删去多余的格；值里有逗号时加引号；不是表的行用lines: 2-9略去",
    },
    en: {
      message: `the row has ${found} cells, the head ${columns} columns`,
      fix: "quote a value with a comma; leave lines that are no rows out by lines: 2-9",
    },
  }),
  column: (written: string, meant: string | undefined, columns: readonly string[]) => ({
    zh: { message: `数据里没有${quote(written)}这一列`, fix: meant ? `写${meant}` : `有的列：${listed(columns).zh}` },
    en: {
      message: `the data has no column ${quote(written)}`,
      fix: meant ? `write ${meant}` : `its columns: ${listed(columns).en}`,
    },
  }),
  number: (column: string, cell: string) => ({
    zh: { message: `${column}是${quote(cell)}，应为数字`, fix: "写数字；没有值就空着" },
    en: { message: `${column} is ${quote(cell)}, not a number`, fix: "write a number, or nothing where there is none" },
  }),
  log: (column: string, cell: string) => ({
    zh: { message: `${column}是${cell}，对数轴上只有正数`, fix: "scale: linear，或去掉这一行" },
    en: {
      message: `${column} is ${cell}: a log axis has positive numbers only`,
      fix: "scale: linear, or leave the row out",
    },
  }),
  more: (count: number) => ({
    zh: { message: `还有${count}处同样的错误`, fix: "一并改正" },
    en: { message: `${count} more mistakes like this`, fix: "correct them too" },
  }),
  tooMany: (what: string, count: number, most: number) => ({
    zh: { message: `${what}有${count}个，最多${most}个才看得清`, fix: "换一列，合并几项，或用facet分成几格" },
    en: {
      message: `${what} has ${count} values; more than ${most} cannot be told apart`,
      fix: "choose another column, join some, or use facet",
    },
  }),
  bounds: (min: number, max: number) => ({
    zh: { message: `min是${min}，不小于max的${max}`, fix: "min要小于max" },
    en: { message: `min ${min} is not below max ${max}`, fix: "write a min below max" },
  }),
  annotation: {
    zh: { message: "annotations的一项要有x或y", fix: "- { x: 8, text: 丢包 }" },
    en: { message: "an item of annotations has x or y", fix: "- { x: 8, text: loss }" },
  },
  annotationPlace: (written: string, axis: string) => ({
    zh: { message: `${axis}轴上没有${written}`, fix: "写轴上有的值" },
    en: { message: `${written} is not on the ${axis} axis`, fix: "write a value of the axis" },
  }),
  failed: (reason: string) => ({
    zh: { message: `这张图画不出来：${reason}`, fix: "检查数据与字段" },
    en: { message: `the plot cannot be drawn: ${reason}`, fix: "check its data and fields" },
  }),
} satisfies Messages;
