/**
 * Words with which a reader asks, and which the page that answers need not contain. The longest one that fits is taken:
 * 怎么办 is not 怎么 and 办.
 */
const askingWords = `
  有什么区别 有什么不同 有什么用 有什么作用 有哪几种 有哪些 有多大 有没有 是什么意思 是什么 是怎么回事 是怎么 是怎样 是如何 是多少
  是干什么的 是做什么的 是干嘛的 是不是 什么是 什么意思 什么时候 什么样 什么 为什么 为何 怎么回事 怎么办 怎么样 怎么做 怎么写 怎么用
  怎么解决 怎么处理 怎么 怎样 如何 怎 哪几种 哪一个 哪个 哪些 哪里 哪种 哪 多少 几种 能不能 可不可以 会不会 要不要 请问 干什么
  干嘛 应该 可以 需要 区别 不同 差别 教程 入门 推荐 报错 意思 有没有
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);

const asking = new RegExp(askingWords.join("|"), "gu");

/** Characters that join words; a pair with one of them says little. */
const joining = /[的和与跟或在把被让要会里有了吗呢吧啊是从用]/u;

/**
 * The query without the words that only ask: 什么是死锁？ asks for 死锁. The query itself if nothing else is left.
 * @returns the rest with spaces where words were
 */
export function withoutAsking(query: string): string {
  const rest = query.replace(asking, " ").replace(/[吗呢吧啊](?=\P{L}*$)/u, " ");
  return /[\p{L}\p{N}]/u.test(rest.replace(new RegExp(joining, "gu"), "")) ? rest : query;
}

/** Whether a pair of characters is mostly grammar: 和线 in 进程和线程. */
export function isJoint(pair: string): boolean {
  return joining.test(pair);
}
