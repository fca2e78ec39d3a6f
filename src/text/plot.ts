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
  data: (rows: number) => `数据（${rows}行）`,
  dataOf: (title: string) => `「${title}」的数据`,
  cut: (shown: number, all: number) => `表中是${all}行里的${shown}行。`,
  thinned: (shown: string, all: string) => `共${all}个点，图中画出${shown}个，每一段的最高与最低都在其中。`,
  logAxis: (base: number) => (base === 2 ? "以2为底的对数刻度" : "对数刻度"),
  horizontal: (label: string, range: string) => `横轴${label}，${range}`,
  vertical: (label: string, range: string) => `纵轴${label}，${range}`,
  range: (from: string, to: string) => `${from}～${to}`,
  items: (count: number) => `${count} 项`,
  series: (name: string) => `${name}：`,
  extremes: (count: number, least: string, most: string) => `${count} 个点，最小${least}，最大${most}`,
  last: (value: string) => `最后${value}`,
  /** A figure, and where it stands. */
  figure: (value: string, place: string) => `${value}（${place}）`,
  at: (label: string, value: string) => `${label}${value}处`,
  pair: (name: string, value: string) => `${name}为${value}`,
  notes: (texts: readonly string[]) => `图中标出：${texts.join("；")}`,
  /** @param ends least, lower quartile, median, upper quartile, most */
  quartiles: (name: string, ends: readonly string[]) =>
    `${name && `${name}的`}中位数${ends[2]}，一半在${ends[1]}～${ends[3]}，全部在${ends[0]}～${ends[4]}`,
  listed: (items: readonly string[]) => items.join("，"),
  sentences: (items: readonly string[]) => `${items.join("。")}。`,
} as const;
