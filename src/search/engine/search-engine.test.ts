import type { TextPiece } from "../model/search-types";
import { type LocalSearch, type TestPage, testSearch } from "../testing/search-files";

const pages: TestPage[] = [
  {
    path: "/docs/os/clock",
    title: "分布式系统里的时间",
    under: ["操作系统"],
    text: "各台机器的时钟偏差会越积越大。",
    sections: {
      校时: "用NTP把时钟拨正，偏差降到毫秒级。",
      逻辑时钟: "std::vector<int>里存每个节点的计数，x86_64上是64位。",
    },
  },
  {
    path: "/docs/os/deploy",
    title: "部署",
    text: "docker-compose up -d 启动全部服务，C++程序也在容器里；TCP/IP见后。",
  },
  {
    path: "/docs/os/memory",
    title: "内存管理",
    sections: { 分页: "页表把虚拟地址翻译成物理地址。", 分段: "段寄存器。" },
  },
  { path: "/blog/2021/old", title: "周记", date: "2021-07-30", text: "今天读完了一本关于咖啡的书。" },
  { path: "/blog/2025/new", title: "周记", date: "2025-08-31", text: "今天读完了一本关于咖啡的书。" },
];

const engine = testSearch(pages);
const found = (query: string, by: LocalSearch = engine) => by.search({ query }).pages.map(({ path }) => path);
const marks = (pieces: readonly TextPiece[] | undefined) =>
  pieces?.filter(({ marked }) => marked).map(({ text }) => text);

test("finds a page by every substring of two or more Chinese characters", () => {
  for (const { path, text = "" } of pages.filter(({ date }) => date === undefined)) {
    for (const run of text.match(/\p{Script=Han}{2,}/gu) ?? []) {
      for (let start = 0; start < run.length - 1; start++) {
        for (let end = start + 2; end <= run.length; end++) expect(found(run.slice(start, end))).toContain(path);
      }
    }
  }
});

test("finds two characters only side by side", () => {
  expect(found("钟偏")).toEqual(["/docs/os/clock"]);
  expect(engine.search({ query: "机器时钟" }).mode).toBe("all");
  expect(found("差时")).toEqual([]);
});

test("finds pages by a single character", () => {
  expect(found("差")).toEqual(["/docs/os/clock"]);
});

test.each([
  ["C++", "/docs/os/deploy"],
  ["docker-compose", "/docs/os/deploy"],
  ["docker", "/docs/os/deploy"],
  ["compose", "/docs/os/deploy"],
  ["std::vector", "/docs/os/clock"],
  ["std::vec", "/docs/os/clock"],
  ["vector", "/docs/os/clock"],
  ["x86_64", "/docs/os/clock"],
  ["TCP/IP", "/docs/os/deploy"],
  ["ｎｔｐ", "/docs/os/clock"],
  ["NTP时钟", "/docs/os/clock"],
  ["dokcer-compose", "/docs/os/deploy"],
  ["vectro", "/docs/os/clock"],
])("%s finds %s", (query, path) => {
  expect(found(query)[0]).toBe(path);
});

test("finds terms in different sections of a page", () => {
  expect(engine.search({ query: "物理地址 段寄存器" })).toMatchObject({ mode: "all", total: 1 });
});

test("shows pages with some terms when no page has all of them, and says so", () => {
  const answer = engine.search({ query: "页表 咖啡" });
  expect(answer.mode).toBe("any");
  expect(answer.pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/docs/os/memory", "/blog/2025/new", "/blog/2021/old"]),
  );
});

test("finds words when the sentence around them differs", () => {
  expect(found("虚拟地址的翻译")[0]).toBe("/docs/os/memory");
});

test("ranks a title above a text, and the newest of equal posts first", () => {
  expect(found("部署")[0]).toBe("/docs/os/deploy");
  expect(found("周记")).toEqual(["/blog/2025/new", "/blog/2021/old"]);
});

test("finds pages by their category", () => {
  expect(found("操作系统")).toEqual(["/docs/os/clock"]);
});

test("limits results to an area, and still counts the results of all areas", () => {
  const answer = engine.search({ query: "时钟 ", area: "blog" });
  expect(answer).toMatchObject({ total: 0, areas: [{ id: "computerSidebar", count: 1 }] });
});

test("marks the match in the snippet", () => {
  const section = engine.search({ query: "时钟偏差" }).pages[0]?.sections[0];
  expect(marks(section?.snippet)).toEqual(["时钟偏差"]);
});

test("finds symbols literally", () => {
  const shell = testSearch([{ path: "/a", title: "管道", text: "cd /tmp && ls" }]);
  expect(found("&&", shell)).toEqual(["/a"]);
  expect(found("   ", shell)).toEqual([]);
});

test("keeps HTML in texts and queries as text", () => {
  const evil = '<img src=x onerror="alert(1)">';
  const shown = testSearch([{ path: "/x", title: evil, text: `前${evil}后</script>` }]).search({
    query: "img onerror",
  });
  const pieces = [...(shown.pages[0]?.title ?? []), ...(shown.pages[0]?.sections[0]?.snippet ?? [])];
  expect(pieces.map(({ text }) => text).join("")).toBe(`${evil}前${evil}后</script>`);
});

test("cuts off a query of more than 512 characters without an error", () => {
  expect(() => engine.search({ query: "时钟".repeat(2000) })).not.toThrow();
});

test("pinyin of a heading is read as such, although it resembles a word of many pages", () => {
  const others = Array.from({ length: 13 }, (_, at): TestPage => {
    return { path: `/docs/${at}`, title: `笔记${at}`, text: "先算出hash，再比较。" };
  });
  const site = testSearch([...others, { path: "/docs/function", title: "函数" }]);
  expect(found("hanshu", site)[0]).toBe("/docs/function");
});

test("suggests other queries when nothing matches", () => {
  expect(engine.search({ query: "咕咕嘎嘎" }).suggestions).toEqual(["计算机基础", "博客"]);
});

const notes: TestPage[] = [
  {
    path: "/docs/os/process",
    title: "进程与线程",
    sections: { 死锁的四个条件: "互斥、占有并等待、不可剥夺、循环等待，缺一个就没有死锁。" },
  },
  { path: "/docs/os/memory", title: "内存管理", text: "什么是页？内存按页分给进程。" },
  { path: "/docs/docker/install", title: "安装Docker", text: "从官方源安装。" },
  { path: "/docs/docker/use", title: "常用命令", text: "怎样安装不在这里讲。docker run启动容器，docker ps列出容器。" },
  { path: "/docs/llm/memory", title: "显存由谁占着", text: "权重与KV缓存占去大模型的大部分显存。" },
  { path: "/blog/2025/june", title: "2025年06月", text: "六月里读的几样东西。" },
];
const asked = testSearch(notes, [["显存", "GPU内存"]]);

test.each([
  ["什么是死锁？", "/docs/os/process"],
  ["死锁是怎么回事", "/docs/os/process"],
  ["怎样安装docker", "/docs/docker/install"],
  ["大模型显存怎么算", "/docs/llm/memory"],
  ["内存管理教程", "/docs/os/memory"],
])("the question %s is answered by %s", (query, path) => {
  expect(found(query, asked)[0]).toBe(path);
});

test.each([
  ["a synonym", "GPU内存", "/docs/llm/memory"],
  ["pinyin in full", "neicun", "/docs/os/memory"],
  ["pinyin that is not finished", "neicunguanl", "/docs/os/memory"],
  ["initials", "ncgl", "/docs/os/memory"],
  ["a character that sounds alike", "死琐", "/docs/os/process"],
  ["a traditional character", "死鎖", "/docs/os/process"],
  ["a month in another form", "2025-6", "/blog/2025/june"],
  ["a month without its zero", "2025年6月", "/blog/2025/june"],
])("%s finds what is meant", (_, query, path) => {
  expect(found(query, asked)[0]).toBe(path);
});

test("searches a site in traditional characters by both scripts, and understands questions in them", () => {
  const site = testSearch([
    { path: "/memory", title: "記憶體", text: "程式執行時，記憶體會變大。" },
    { path: "/words", title: "問與答", text: "這是什麼？那是什麼？" },
  ]);
  for (const query of ["記憶體", "记忆体", "jiyiti", "什麼是記憶體", "什么是记忆体"])
    expect([query, found(query, site)[0]]).toEqual([query, "/memory"]);
});

test.each([
  ["What is a deadlock?", "/deadlock"],
  ["how do I install", "/install"],
  ["why deadlocks", "/deadlock"],
  ["what does SYN mean", "/syn"],
  ["sql where", "/where"],
])("%s is asked in English", (query, path) => {
  const asking = "What it is, how I do it, what a word does mean, why it is so, and where.";
  const english = testSearch([
    { path: "/words", title: "Questions", text: `${asking} ${asking} Deadlock, install, SYN.` },
    { path: "/deadlock", title: "Processes", text: "A deadlock: each waits for the other. How a deadlock ends." },
    { path: "/install", title: "Setup", text: "Install the package, or install from source." },
    { path: "/syn", title: "Handshake", text: "SYN opens a connection. SYN comes first." },
    { path: "/where", title: "Queries", text: "SQL where. SQL from." },
  ]);
  expect(found(query, english)[0]).toBe(path);
});

test("searches question words like other words when nothing else is typed", () => {
  expect(found("什么是", asked)[0]).toBe("/docs/os/memory");
});

test("finds a page by an author's question, and shows the question", () => {
  const shop = testSearch([
    { path: "/a", title: "容器", questions: ["钱存成什么类型才不会少一分"], text: "第一句是回答。第二句。" },
    { path: "/b", title: "类型", text: "钱与类型。" },
  ]);
  const [first] = shop.search({ query: "怎么存钱才不少一分" }).pages;
  expect(first?.path).toBe("/a");
  expect(first?.question?.map(({ text }) => text).join("")).toBe("钱存成什么类型才不会少一分");
  expect(first?.sections[0]?.snippet.map(({ text }) => text).join("")).toContain("第一句是回答。");
});

test("links to the section that answers a question", () => {
  const [first] = testSearch([
    ...notes,
    {
      path: "/a",
      title: "容器",
      text: "开头。",
      sections: { 网络: "桥接的网络。", 卷: "数据在卷里。删掉容器，卷还在。" },
      asked: { 卷: ["东西会不会跟着没了"] },
    },
  ]).search({ query: "东西会跟着没了吗" }).pages;
  expect(first?.path).toBe("/a");
  expect(first?.sections[0]?.anchor).toBe("卷");
  expect(first?.sections[0]?.snippet.map(({ text }) => text).join("")).toContain("数据在卷里。");
  expect(first?.question?.map(({ text }) => text).join("")).toBe("东西会不会跟着没了");
});

test("matches synonyms in both directions, and several at once", () => {
  const groups = [
    ["电脑", "计算机"],
    ["卡", "变慢"],
  ];
  const one = testSearch([{ path: "/a", title: "计算机变慢" }, ...notes], groups);
  const other = testSearch([{ path: "/a", title: "电脑卡" }, ...notes], groups);
  expect([found("电脑卡", one)[0], found("计算机变慢", other)[0]]).toEqual(["/a", "/a"]);
});

test("corrects a wrong character when the right one has far better answers, says so, and can undo it", () => {
  const pages = Array.from({ length: 6 }, (_, page) => ({
    path: `/${page}`,
    title: page === 0 ? "硬链接" : `第${page}页`,
    text: page === 5 ? "硬连接也有人写。" : "硬链接指向同一个文件。",
  }));
  const files = testSearch(pages);
  expect(files.search({ query: "硬连接" })).toMatchObject({
    corrected: "硬链接",
    pages: [{ path: "/0" }, {}, {}, {}, {}, {}],
  });
  expect(files.search({ query: "硬连接", asTyped: true }).pages[0]?.path).toBe("/5");
});

test.each([
  "June 2025",
  "Jun. 2025",
  "2025年6月",
  "六月",
  "2025-06",
  "2025/6",
  "25年6月",
  "二〇二五年六月",
  "六月的笔记",
])("%s finds the month first, though texts have it too", (query) => {
  const diary = testSearch([
    { path: "/other", title: "别的", text: "2025年6月与六月，2025-06和2025/6，25年6月，二〇二五年六月。" },
    { path: "/blog/2025/june", title: "2025年06月", date: "2025-06-30", text: "读的几样东西。" },
  ]);
  expect(found(query, diary)[0]).toBe("/blog/2025/june");
});

test.each(["July 30, 2021", "30th July 2021", "2021-07-30", "2021年7月30日", "20210730", "七月三十日"])(
  "%s finds the post of that day",
  (query) => {
    const diary = testSearch([
      ...pages,
      { path: "/blog/2021/next", title: "周记", date: "2021-07-31", text: "读书。" },
    ]);
    expect(found(query, diary)[0]).toBe("/blog/2021/old");
  },
);

test("names words that no page has, and still offers related pages", () => {
  const answer = engine.search({ query: "时钟比特币" });
  expect(answer.missing).toEqual(["比特币"]);
  expect(answer.total).toBeGreaterThan(0);
  expect(engine.search({ query: "怎样用Kotlin" }).missing).toEqual(["Kotlin"]);
  expect(engine.search({ query: "时钟偏差有多大" }).missing).toEqual([]);
});

describe("words that no page has", () => {
  const site = testSearch([
    {
      path: "/http",
      title: "HTTP/2的帧",
      text: "HTTP/2 overwhelms old proxies. Kubernetes threads share memory，自动重试。",
    },
    { path: "/redis", title: "缓存", text: "内存里的缓存，命中率与过期时间。" },
  ]);
  const missing = (query: string) => site.search({ query }).missing;

  test("are named although other words are common, and although another word contains their letters", () => {
    expect(missing("jwt内存")).toEqual(["jwt"]);
    expect(missing("helm缓存过期时间")).toEqual(["helm"]);
    expect(missing("缓存的驾驶")).toEqual(["驾驶"]);
  });

  test("are not named if the site writes them in parts, with another ending, or as a synonym", () => {
    for (const query of ["http2的帧", "kuberntes内存", "thread", "overw"]) expect(missing(query)).toEqual([]);
    const named = testSearch([{ path: "/a", title: "显存", text: "显存不够。" }], [["显存", "GPU内存"]]);
    expect(named.search({ query: "GPU内存不够" }).missing).toEqual([]);
  });
});

test.each(["😀", "。。。", "\ud800", "مرحبا", "<b>", "\u202e内存"])("accepts %j without an error", (query) => {
  expect(() => asked.search({ query })).not.toThrow();
});

test("a term that the site has is answered from its postings and texts, without other readings", () => {
  const search = testSearch(
    ["甲", "乙", "丙"].map((name) => ({ path: `/docs/${name}`, title: name, text: "讲进程和线程，也讲进程本身。" })),
  );
  expect(search.search({ query: "进程和线程" }).total).toBe(3);
  expect([...search.read].map((name) => name.replace(/-.*/, "")).sort()).toEqual(["terms", "texts", "texts", "texts"]);
});

/** Pages of a category, with terms of headings that readers spell in letters. */
const network: TestPage[] = [
  { path: "/docs/docker/what", title: "Docker是什么", under: ["Docker"], text: "Docker的网络与镜像，Docker的网络。" },
  { path: "/docs/docker/network", title: "网络", under: ["Docker"], text: "容器之间怎样通信。" },
  { path: "/docs/docker/command", title: "常用命令", under: ["Docker"], sections: { 重启策略: "总是重启。" } },
  { path: "/docs/os/memory", title: "内存管理", under: ["操作系统"], text: "操作系统管理内存。" },
  { path: "/docs/net/transport", title: "传输层", sections: { 三次握手: "连接从这里开始。" } },
  { path: "/docs/db/index", title: "索引与查询", under: ["数据库"], text: "数据库的索引让查询更快。" },
  { path: "/docs/db/other", title: "杂记", text: "数据库、数据库、数据库：操作系统里的数据库。" },
];
const spelt = testSearch(network);

test.each([
  ["san ci wo shou", "/docs/net/transport"],
  ["san'ci'wo'shou", "/docs/net/transport"],
  ["s c w s", "/docs/net/transport"],
  ["suoyin chaxun", "/docs/db/index"],
  ["docker wangluo", "/docs/docker/network"],
  ["chongqi celue", "/docs/docker/command"],
  ["chongqicelve", "/docs/docker/command"],
])("reads the pinyin in %s, and reports no word of it as missing", (query, path) => {
  const { pages, missing } = spelt.search({ query });
  expect([pages[0]?.path, missing]).toEqual([path, []]);
});

test("a word of pinyin counts as found, although another reading has the first page", () => {
  const query = "内存管理 celue";
  const { pages, missing } = spelt.search({ query });
  expect([pages[0]?.path, missing]).toEqual(["/docs/os/memory", []]);
});

test.each([
  ["docker 网络", "/docs/docker/network"],
  ["docker网络", "/docs/docker/network"],
  ["数据库 索引", "/docs/db/index"],
  ["数据库", "/docs/db/index"],
])("%s is a page by its category and its title", (query, path) => {
  expect(found(query, spelt)[0]).toBe(path);
});

test.each([
  ["*(p+i)", "/operators"],
  ["p+2", "/operators"],
  ["c=a+b", "/operators"],
  ["2>&1", "/redirect"],
])("finds %s with other spaces, or as a whole", (query, path) => {
  const site = testSearch([
    { path: "/redirect", title: "重定向", text: "2>&1 把错误送到输出。" },
    { path: "/numbers", title: "数字", text: "2 比 1 大，2 减 1 是 1，1 加 1 是 2。" },
    { path: "/operators", title: "运算", text: "*(p + i) 是元素，p + 2 是地址，c = a + b 是和。" },
  ]);
  const { pages, missing } = site.search({ query });
  expect([pages[0]?.path, missing]).toEqual([path, []]);
});

test("corrects neither a character that is a word by itself, nor a word to one of grammar", () => {
  const site = testSearch([
    { path: "/a", title: "矩阵", text: "矩阵有秩。" },
    ...Array.from({ length: 8 }, (_, page) => ({
      path: `/${page}`,
      title: `第${page}页`,
      text: "矩阵的字，数组的结。接着会取一次。",
    })),
  ]);
  for (const query of ["矩阵的秩", "数组的界", "快取"]) {
    expect([query, site.search({ query }).corrected]).toEqual([query, undefined]);
  }
});

test("corrects a character whose sound differs in n and l", () => {
  const pages = Array.from({ length: 4 }, (_, page) => ({ path: `/${page}`, title: "卡诺图", text: "卡诺图化简。" }));
  expect(testSearch(pages).search({ query: "卡洛图" }).corrected).toBe("卡诺图");
});
