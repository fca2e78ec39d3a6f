/** The kinds of plots by their names in an article, as a reader is told. */
const kinds = {
  line: "折线图",
  scatter: "散点图",
  bar: "条形图",
  step: "阶梯图",
  area: "面积图",
  histogram: "直方图",
  heatmap: "热力图",
  box: "箱线图",
} as const;

/** What the site says beside a plot, and in its text alternative. */
export const plotText = {
  kinds,
  withUnit: (label: string, unit: string | undefined) => (unit ? `${label}（${unit}）` : label),
  count: "个数",
  bin: "区间",
  data: (rows: number) => `数据（${rows}行）`,
  dataOf: (title: string) => `「${title}」的数据`,
  cut: (shown: number, all: number) => `表中是${all}行里的${shown}行。`,
  thinned: (shown: string, all: string) => `共${all}个点，图中画出${shown}个，每一段的最高与最低都在其中。`,
  sampled: (shown: string, all: string) => `共${all}个点，图中均匀地取了${shown}个。`,
  logAxis: (base: number) => (base === 2 ? "以2为底的对数刻度" : "对数刻度"),
  horizontal: (label: string, range: string) => `横轴${label}，${range}`,
  vertical: (label: string, range: string) => `纵轴${label}，${range}`,
  range: (from: string, to: string) => `${from}～${to}`,
  items: (count: number) => `${count} 项`,
  /** Where a value stands, in brackets behind it. */
  at: (label: string, value: string) => `（${label}${value}处）`,
  series: (name: string) => `${name}：`,
  allSame: (count: number, value: string) => `${count} 个点，都是${value}`,
  extremes: (count: number, least: string, most: string, last: string) =>
    `${count} 个点，最小${least}，最大${most}，最后${last}`,
  scattered: (count: number, least: string, most: string) => `${count} 个点，最小${least}，最大${most}`,
  pair: (name: string, value: string) => `${name}为${value}`,
  bars: (count: number, least: string, most: string) => `${count} 条，最小${least}，最大${most}`,
  bins: (count: string, median: string, fullest: string, most: string) =>
    `${count} 个数，中位数${median}，最多的一段是${fullest}，有${most}个`,
  box: (name: string, low: string, q1: string, median: string, q3: string, high: string) =>
    `${name}：中位数${median}，一半在${q1}～${q3}，须延伸到${low}～${high}`,
  outliers: (count: number) => `，另有 ${count} 个离群点`,
  cells: (count: number, least: string, most: string) => `${count} 格，最小${least}，最大${most}`,
  cell: (value: string, x: string, y: string) => `${value}（${x}，${y}）`,
  facet: (label: string, name: string) => `${label}${name}——`,
  notes: (texts: readonly string[]) => `图中标出：${texts.join("；")}`,
  least: "最小值",
  lowerQuartile: "下四分位",
  median: "中位数",
  upperQuartile: "上四分位",
  most: "最大值",
  tenThousands: "万",
  hundredMillions: "亿",
  listed: (items: readonly string[]) => items.join("，"),
  sentences: (items: readonly string[]) => `${items.join("。")}。`,
} as const;
