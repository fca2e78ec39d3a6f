/** Errors in fields of front matter and YAML files. */
export const fieldMessages = {
  /** @param stood the actual value; undefined if the field is missing */
  wrong: (stood: string | undefined, why: string) => `${stood === undefined ? "没有写" : `写的是${stood}`}，${why}`,
  unknown: (meant: string | undefined, known: readonly string[]) => ({
    message: "没有这个字段，已忽略",
    fix: meant === undefined ? `删去这一行；可用的字段：${known.join("、")}` : `是否想写${meant}？`,
  }),
  /** The same where a field that nobody reads is an error. */
  notAField: (meant: string | undefined, known: readonly string[]) => ({
    message: "没有这个字段",
    fix: meant === undefined ? `删去这一行；可用的字段：${known.join("、")}` : `是否想写${meant}？`,
  }),
};
