import { quote } from "../../lib/diagnostic";

/** Plots: their fields and their data. A `cell` is what stands in the data. */
export const plotMessages = {
  noTitle: '图要有题目：```plot title="图题"，或一行title: 图题',
  missing: (mark: string) => `${mark}要有这一项`,
  onlyOne: (mark: string) => `${mark}在这里只能写一列`,
  noSeries: "y写几列时每列就是一个系列，不能再写series；histogram、heatmap与box没有series，写facet，每组画一格",
  bounds: "min要小于max，对数轴上要大于0",
  annotation: "要有x或y，如{ x: 8, text: 丢包 }",
  dataKind: (written: string) => ({
    message: `data: ${written}不是能读的数据`,
    fix: "data: ./x.csv（.csv、.tsv、.json、.out），或把数据写在这里",
  }),
  dataShape: { message: "数据应是行的列表，或每列一个列表", fix: "data:\n  - { x: 1, y: 2 }\n  - { x: 2, y: 3 }" },
  json: (reason: string) => ({ message: `JSON格式有误：${reason}`, fix: "检查这一行前后的逗号、引号与括号" }),
  empty: (data: string) => ({ message: `${data}里没有数据`, fix: "至少要有一行数据" }),
  noRow: (row: string, first: string) => ({
    message: `没有一行是row: ${quote(row)}的样子；第一行是${quote(first)}`,
    fix: "row里照抄一行，把数换成{列名}",
  }),
  rowNames: (row: string) => ({ message: `row: ${quote(row)}里没有{列名}`, fix: 'row: "{轮次} cwnd={窗口}"' }),
  rowOfTable: { message: "row只用于文本，.csv与.json有自己的列", fix: "删去row" },
  cells: (found: number, columns: number) => ({
    message: `这一行有${found}格，表头有${columns}列`,
    fix: "补上或删去多余的格；值里有逗号时加引号；不是表的行用lines: 2-9略去",
  }),
  column: (written: string, meant: string | undefined, columns: readonly string[]) => ({
    message: `数据里没有${quote(written)}这一列`,
    fix: meant ? `写${meant}` : `有的列：${columns.join("、")}`,
  }),
  number: (column: string, cell: string) => ({
    message: `${column}是${quote(cell)}，应为数字`,
    fix: "写数字；没有值就空着",
  }),
  log: (column: string, cell: string) => ({
    message: `${column}是${cell}，对数轴上只有正数`,
    fix: "scale: linear，或去掉这一行",
  }),
  more: (count: number) => ({ message: `还有${count}处同样的错误`, fix: "一并改正" }),
  tooMany: (what: string, count: number, most: number) => ({
    message: `${what}有${count}个，最多${most}个才看得清`,
    fix: "换一列，合并几项，或用facet分成几格",
  }),
  annotationPlace: (written: string, axis: string) => ({ message: `${axis}轴上没有${written}`, fix: "写轴上有的值" }),
  failed: (reason: string) => ({ message: `这张图画不出来：${reason}`, fix: "检查数据与字段" }),
};
