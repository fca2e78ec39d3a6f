/**
 * Simplified characters of question words and joining characters, each followed by its traditional
 * form.
 */
const twoForms =
  "么麼区區别別几幾种種没沒样樣干幹时時为為办辦写寫决決处處个個里裡会會对對请請问問应應该該门門荐薦报報错錯总總结結们們经經还還后後话話说說紧緊吗嗎谱譜让讓与與从從给給这這来來过過";

/** Returns a pattern in which each letter is a class that matches it in both Chinese scripts. */
function inBothScripts(text: string): string {
  return text.replace(/\p{L}/gu, (char) => `[${twoForms.match(`${char}.`) ?? char}]`);
}

/**
 * Question words and filler words, in simplified characters. An answer need not contain them. The
 * longest match wins, so that 怎么办 is not split into 怎么 and 办.
 */
const askingWords = `
  有什么区别 有什么不同 有什么用 有什么作用 有哪几种 有哪些 有多大 有没有 是什么意思 是什么 是怎么回事 怎么回事 是怎么 是怎样 是如何
  是多少 是干什么的 是做什么的 是干嘛的 是不是 什么是 什么意思 什么时候 什么样 什么 为什么 为何 为啥 怎么办 怎么样 怎么做 怎么写 怎么用
  怎么解决 怎么处理 怎么搞 怎么弄 怎么 怎样 如何 怎 哪几种 哪一个 哪个 哪些 哪里 哪种 哪 多少 几种 能不能 可不可以 会不会 要不要 行不行
  好不好 对不对 请问 干什么 干嘛 干啥 应该 可以 需要 区别 不同 差别 差在 教程 入门 推荐 报错 意思 到底 究竟 突然 老是 总是 明明 竟然 居然
  结果 时候 一下 自己 我的 我们 咱们 他们 有人 一直 经常 还是 或者 但是 可是 然后 以后 之后 之前 的话 说白了 有啥 是啥 啥 怎么才能 才能
  要紧吗 好吗 行吗 对吗 能吗 靠谱吗 了吗 想要 想让 没有 不能 不了 不到
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);

/** Matches question words in both Chinese scripts. */
const asking = new RegExp(inBothScripts(askingWords.join("|")), "gu");

/**
 * Matches English question words at the beginning of a query, and `mean` after `what does`.
 * Elsewhere question words may be search terms, because `where`, for example, is also an SQL
 * keyword.
 */
const askingInEnglish =
  /^\s*(?:(?:what|which|who|where|when|how|why)(?:['’]s|\s+(?:is|are|do|does|did|can|should|to))|how|why)\b(?:\s+(?:i|you|we|a|an|the|difference\s+between)\b)*|(?<=^\s*what\s+does\s.*)\bmean\b/giu;

/** Matches characters that join words. A pair that contains one of them says little. */
const joining = new RegExp(
  // Joins the classes that `inBothScripts` returns, one for each character, into one.
  inBothScripts(
    "的和与跟或在把被让要会里有了吗呢吧啊是从用给就都也还才再很太这那个一不没我你他它几么些上下去来着过得地",
  ).replace(/\]\[/g, ""),
  "u",
);

/**
 * Replaces question words and filler words with spaces: 什么是死锁？ becomes 死锁. Returns the query
 * unchanged if only joining characters or symbols would be left.
 */
export function withoutAsking(query: string): string {
  const rest = query
    .replace(asking, " ")
    .replace(askingInEnglish, " ")
    .replace(/[吗嗎呢吧啊了](?=\P{L}*$)/u, " ");
  return /[\p{L}\p{N}]/u.test(rest.replace(new RegExp(joining, "gu"), "")) ? rest : query;
}

/**
 * Returns whether a pair or a single character contains a joining character, as 和线 in 进程和线程 does.
 */
export function isJoint(pair: string): boolean {
  return joining.test(pair);
}
