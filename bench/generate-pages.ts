/** A generated page, in Markdown that all compared generators support. */
export interface GeneratedPage {
  readonly kind: "doc" | "post";
  /** Path below `docs/` or `blog/`, without extension: `area000/note-0`, `2021-01-01-post-0`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Text without front matter. */
  readonly body: string;
}

const subjects = "调度器 页表 连接池 消息队列 索引 缓存 日志 快照 证书 镜像 事务 协程 指针 流水线 总线 路由表".split(
  " ",
);
const verbs = "记录 比较 推迟 合并 拆分 检查 回收 复制 校验 压缩 排序 迁移".split(" ");
const objects = "每一次写入 超时的请求 空闲的连接 最近的页面 重复的键 失效的条目 未确认的报文段 下一个时间片".split(
  " ",
);
const reasons =
  "因为尾部时延由最慢的一步决定 否则两次读取会看到不同的结果 这样重启之后不必从头再来 直到剩余空间低于两成".split(" ");

/** Returns a deterministic generator of numbers in [0, 1) (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function article(seed: number): string {
  const next = random(seed);
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)];
  const sentence = () =>
    `${pick(subjects)}会${pick(verbs)}${pick(objects)}，${pick(reasons)}，第${Math.floor(next() * 900) + 100}次测量也是如此。`;
  const paragraph = () => Array.from({ length: 5 }, sentence).join("");
  const name = `value${seed % 97}`;
  return `## ${pick(subjects)}与${pick(subjects)}

${paragraph()}

\`\`\`ts title="${name}.ts" {2}
export function ${name}(input: readonly number[]): number {
  const sorted = [...input].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
\`\`\`

${paragraph()}

### ${pick(verbs)}的代价

${paragraph()}

| 步骤 | 耗时 | 占比 |
| --- | ---: | ---: |
| ${pick(verbs)} | ${Math.floor(next() * 90)} ms | ${Math.floor(next() * 60)}% |
| ${pick(verbs)} | ${Math.floor(next() * 90)} ms | ${Math.floor(next() * 40)}% |

${paragraph()}

## 在终端里看

\`\`\`bash
grep -c "${name}" app.log | sort -n | tail -${(seed % 9) + 1}
\`\`\`

${paragraph()}
`;
}

/** Splits a number of pages into docs and posts, ten to one. */
export function shareOut(pageCount: number): { docs: number; posts: number } {
  const posts = Math.round(pageCount / 11);
  return { docs: pageCount - posts, posts };
}

/**
 * Generates pages of about 1,200 Chinese characters with two code blocks and a table each.
 * Docs are in folders of 40, and posts are a day apart. The same arguments always give the same
 * pages, so runs are comparable.
 */
export function generatePages({ docs, posts }: { readonly docs: number; readonly posts: number }): GeneratedPage[] {
  return [
    ...Array.from({ length: docs }, (_, index): GeneratedPage => {
      const title = `${subjects[index % subjects.length]}笔记${index}`;
      return {
        kind: "doc",
        name: `area${String(Math.floor(index / 40)).padStart(3, "0")}/note-${index}`,
        title,
        description: `第${index}篇笔记，讲${title}怎样工作，附两段代码与一张表。`,
        tags: [],
        body: article(index + 1),
      };
    }),
    ...Array.from({ length: posts }, (_, index): GeneratedPage => {
      const date = new Date(Date.UTC(2021, 0, 1 + index)).toISOString().slice(0, 10);
      return {
        kind: "post",
        name: `${date}-post-${index}`,
        title: `博文${index}`,
        description: `第${index}篇博文。`,
        tags: [`标签${index % 7}`],
        body: `预览的一段。\n\n<!-- truncate -->\n\n${article(100000 + index)}`,
      };
    }),
  ];
}

/** Returns the page that is edited between two builds. */
export function editedPage(pages: readonly GeneratedPage[]): GeneratedPage {
  const page = pages[1];
  if (!page) throw new Error("there have to be two pages at least");
  return page;
}
