/** What the site says beside a plot, and in its text alternative. */
export const plotText = {
  /** The kinds of plots by their names in an article, as a reader is told. */
  kinds: { line: "折线图", scatter: "散点图", bar: "条形图", step: "阶梯图", area: "面积图", heatmap: "热力图" },
  withUnit: (label: string, unit: string | undefined) => (unit ? `${label}（${unit}）` : label),
  data: (rows: number) => `数据（${rows}行）`,
  dataOf: (title: string) => `「${title}」的数据`,
  scales: { linear: "", category: "", log: "，对数刻度", log2: "，以2为底的对数刻度" },
  axis: (key: "x" | "y", label: string, range: string) => `${key === "x" ? "横轴" : "纵轴"}${label}，${range}`,
  range: (from: string, to: string) => `${from}～${to}`,
  items: (count: number) => `${count} 项`,
  series: (name: string) => `${name}：`,
  extremes: (count: number, least: string, most: string) => `${count} 个点，最小${least}，最大${most}`,
  last: (value: string) => `，最后${value}`,
  /** A figure, and where it stands. */
  figure: (value: string, place: string) => `${value}（${place}）`,
  at: (label: string, value: string) => `${label}${value}处`,
  pair: (name: string, value: string) => `${name}为${value}`,
  notes: (texts: readonly string[]) => `图中标出：${texts.join("；")}`,
  listed: (items: readonly string[]) => items.filter(Boolean).join("，"),
  sentences: (items: readonly string[]) => `${items.filter(Boolean).join("。")}。`,
};
