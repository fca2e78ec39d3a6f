import { site } from "../../config/site";
import { contentFolder, printed, render } from "../testing/render";
import { tokenClasses } from "./highlight";

const fence = (info: string, code = "") => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const textOf = (html: string) =>
  html
    .replace(/<figcaption.*?<\/figcaption>/g, "")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");

test("a block with title, marked lines and numbers", async () => {
  const { html } = await render(
    fence('cpp title="甲.cpp" {2} showLineNumbers', "#include <a>\nint main() { return 0; } // 尾\n"),
  );
  expect(html).toMatchInlineSnapshot(`
"<figure class="code code-numbers"><figcaption class="code-title" data-lang="C++">甲.cpp</figcaption><div class="code-bar"></div><pre tabindex="0" role="group" aria-label="代码：甲.cpp"><code class="language-cpp"><span class="line"><span class="t-meta">#include </span><span class="t-string">&lt;a&gt;</span></span>
<mark class="line highlighted"><span class="t-keyword">int </span><span class="t-function">main</span>() { <span class="t-keyword">return </span><span class="t-constant">0</span>; }<span class="t-comment"> // 尾</span></mark></code></pre></figure>"
`);
});

test("numbers are counted by the stylesheet, other first numbers than one are written down", async () => {
  const lines = async (info: string) =>
    [...(await render(fence(info, "a\nb"))).html.matchAll(/<span class="line[^>]*>/g)].map(([tag]) => tag);
  expect(await lines("text showLineNumbers")).toEqual(['<span class="line">', '<span class="line">']);
  expect(await lines("text showLineNumbers=9")).toEqual([
    '<span class="line" data-n="9">',
    '<span class="line" data-n="10">',
  ]);
});

test("tokens in the colour of the block have no element of their own", async () => {
  const { html } = await render(fence("python", "def f(a, b=1):\n    return a + b"));
  expect(html).toContain('<span class="t-function">f</span>(a, b=<span class="t-constant">1</span>):');
  expect(html).toContain('<span class="t-keyword">return</span> a + b<');
});

test("tokens have classes of the list, no style, and copy as they were written", async () => {
  const code = 'const a: number = 1;\n\nfunction f() { return `</b>` + "x<y"; }';
  const { html } = await render(fence("ts", code));
  const used = [...html.matchAll(/class="(t-[\w-]+)"/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(5);
  expect(tokenClasses).toEqual(expect.arrayContaining([...new Set(used)]));
  expect(html).not.toMatch(/style=|<span class="(t-\w+)">[^<]*<\/span><span class="\1">/);
  expect(textOf(html)).toBe(code);
});

test.each([
  ["js", "// highlight-next-line"],
  ["python", "# highlight-next-line"],
  ["sql", "-- highlight-next-line"],
  ["html", "<!-- highlight-next-line -->"],
  ["css", "/* highlight-next-line */"],
  ["ini", "; highlight-next-line"],
  ["jsx", "{/* highlight-next-line */}"],
])("%s: %s marks the next line and is not shown", async (lang, comment) => {
  const { html } = await render(fence(lang, `a\n  ${comment}\nb\nc`));
  expect(textOf(html)).toBe("a\nb\nc");
  expect(html.match(/<mark class="line/g)).toHaveLength(1);
  expect(html).toMatch(/>a(?:<\/span>)?\n<mark class="line highlighted">/);
});

test("highlight-start without its end is warned of", async () => {
  const article = await render(fence("go", "// highlight-start\na\nb"));
  expect(article.html.match(/highlighted/g)).toHaveLength(2);
  expect(printed(article)).toEqual([
    "warning docs/a.md:4: 有highlight-start，没有highlight-end\n    → 加上注释highlight-end",
  ]);
});

test("an unknown language is plain text, with the language that was meant", async () => {
  const article = await render(`段\n\n${fence("pyhton", "a<b")}`);
  expect(article.html).toContain('<code class="language-text">a&lt;b</code>');
  expect(printed(article)).toEqual(['warning docs/a.md:6: 没有代码语言"pyhton"，代码块显示为纯文本\n    → 写python']);
});

test("a misspelt language of a drawing is corrected to its name or alias", async () => {
  const article = await render("```wavdrom\n{}\n```\n\n```graphvis\ndigraph {}\n```\n");
  expect(printed(article).map((text) => text.split("→ ")[1])).toEqual(["写wavedrom", "写graphviz"]);
});

test.each(["golang", "C++", "mysql", "conf", "console", "text", "", "sh", "diff", "js{1}"])(
  "%j is a language",
  async (lang) => {
    expect((await render(fence(lang, "x"))).diagnostics).toEqual([]);
  },
);

test("diff lines are marked as added or removed", async () => {
  const { html } = await render(fence("diff", "+新\n-旧"));
  expect(html).toContain('<span class="t-inserted">+新</span>');
  expect(html).toContain('<span class="t-deleted">-旧</span>');
});

describe("files", () => {
  const contentDir = contentFolder({ "docs/code/x.cpp": "一\r\n二\r\n三\r\n", "docs/code/数据.txt": "甲" });

  test("a fence shows a whole file or some of its lines", async () => {
    const body =
      fence('text file="./code/x.cpp"') +
      fence('text file="/docs/code/x.cpp" lines="2-3"') +
      fence("text file='code/数据.txt'");
    const { html, diagnostics } = await render(body, "mdx", contentDir);
    expect(textOf(html)).toBe("一\n二\n三\n二\n三\n甲");
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ['file="./code/y.cpp"', 'file="./code/y.cpp"不存在\n    → file="./code/x.cpp"'],
    ['file="../../etc/passwd"', 'file="../../etc/passwd"不在内容目录里\n    → file="./code/x.cpp"，放在文章旁边'],
    ['file="./code/x.cpp" lines="2-9"', 'lines="2-9"不存在：./code/x.cpp共3行\n    → lines="1-3"'],
  ])("%s is an error", async (meta, message) => {
    expect(printed(await render(fence(`cpp ${meta}`), "md", contentDir))).toEqual([`error docs/a.md:4: ${message}`]);
  });
});

describe("regions of a file", () => {
  const program =
    "int a;\n  //#region 甲\n  int b;\n  // #region 内\n    int c;\n  // #endregion\n  //#endregion\nint d;\n// #region 开\nint e;\n";
  const contentDir = contentFolder({ "docs/code/x.cpp": program, "docs/code/空.c": "int x;\n" });
  const address = `${site.docs.editUrl?.replace("/edit/", "/blob/")}docs/code/x.cpp`;

  test.each([
    ['cpp file="code/x.cpp" region="甲"', "int b;\n  int c;", "#L3-L6"],
    ['cpp file="code/x.cpp#内"', "int c;", "#L5-L5"],
    ['cpp file="code/x.cpp"', "int a;\n  int b;\n    int c;\nint d;\nint e;", ""],
  ])("%s is shown without region marks, and a region without its indentation", async (info, expected, hash) => {
    const { html, diagnostics, markdown } = await render(fence(info), "md", contentDir);
    expect(textOf(html.replace(/<a .*?<\/a>/, ""))).toBe(expected);
    expect(html).toContain(`href="${address}${hash}"`);
    expect(markdown).toBe(`\`\`\`cpp\n${expected}\n\`\`\``);
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ['file="code/x.cpp" region="肉"', "code/x.cpp里没有#region 肉，有甲、内、开\n    → .*"],
    [
      'file="code/空.c#甲"',
      "code/空.c里没有#region 甲，也没有别的#region\n    → 在文件里用注释#region 甲与#endregion括出这一段",
    ],
    ['file="code/x.cpp" region=开', "code/x.cpp里的#region 开没有#endregion\n    → .*"],
  ])("%s is an error", async (meta, message) => {
    expect(printed(await render(fence(`cpp ${meta}`), "md", contentDir))).toEqual([
      expect.stringMatching(new RegExp(`^error docs/a\\.md:4: ${message}$`)),
    ]);
  });

  test("a region with lines warns", async () => {
    const article = await render(fence('text file="code/x.cpp#内" lines="1-2"'), "md", contentDir);
    expect(printed(article)).toEqual([expect.stringContaining('既写了region="内"又写了lines="1-2"，只显示region')]);
    expect(textOf(article.html)).toBe("int c;");
  });
});

describe("what few blocks have is a class of the figure", () => {
  const classOf = async (info: string, code = "x", dir?: string) =>
    /<figure class="([^"]*)"/.exec((await render(fence(info, code), "md", dir)).html)?.[1];

  test("a common block has none", async () => {
    expect(await classOf("cpp", "int x; // highlight")).toBe("code");
  });

  test.each(['text title="输出"', 'text title="money.py的输出"', "output", 'text file="code/x.out"'])(
    "%s is what a program printed",
    async (info) => {
      const dir = contentFolder({ "docs/code/x.out": "1\n" });
      expect(await classOf(info, info.includes("file=") ? "" : "1", dir)).toBe("code code-output");
    },
  );

  test("output without a title gets one, other text and programs do not", async () => {
    expect((await render(fence("output", "1"))).html).toContain('<figcaption class="code-title">输出</figcaption>');
    expect(await classOf('text title="summary.txt"')).toBe("code");
    expect(await classOf('json title="输出"', "{}")).toBe("code");
  });

  test("a long listing is folded, unless its fence forbids it or a marked line would be hidden", async () => {
    const listing = (count: number) => Array.from({ length: count }, (_, index) => `行${index}`).join("\n");
    expect(await classOf("text", listing(50))).toBe("code");
    expect(await classOf("text", listing(51))).toBe("code code-fold");
    expect(await classOf("text fold=false", listing(51))).toBe("code");
    expect(await classOf("text {40}", listing(51))).toBe("code");
    const { html } = await render(fence("text", listing(163)));
    expect(html).toContain("<summary><span>展开全部 163 行</span><span>收起</span></summary>");
    expect(textOf(html.replace(/<details.*<\/details>/, ""))).toBe(listing(163));
  });

  test.each([
    [80, "code"],
    [81, "code code-wide"],
  ])("a line of %i columns: %s", async (columns, names) => {
    expect(await classOf("text", `a\n${"x".repeat(columns)}\nb`)).toBe(names);
  });

  test("Chinese and tabs count as wide as they are", async () => {
    expect(await classOf("text", "汉".repeat(48))).toBe("code code-wide");
    expect(await classOf("text", "\t".repeat(21))).toBe("code code-wide");
  });
});

describe("terminal sessions", () => {
  const prompts = async (code: string) =>
    [...(await render(fence("console", code))).html.matchAll(/<span class="prompt">([^<]*)<\/span>/g)].map(
      ([, text]) => text,
    );

  test("prompts are elements, and the rest reads as it was written", async () => {
    const code = "$ cat a.h\n# include\n$ make \\\n> all";
    const { html } = await render(fence("console", code));
    expect(html).toContain('<figure class="code code-session" data-lang="终端">');
    expect(textOf(html).replaceAll("&gt;", ">")).toBe(code);
    expect(await prompts(code)).toEqual(["$ ", "$ ", "&gt; "]);
  });

  test("root, a name and a place, and a Python environment are prompts; output alone has none", async () => {
    expect(await prompts("# ip link\n1: lo")).toEqual(["# "]);
    expect(await prompts("甲@host:~$ ls\nalice@host:~/a b$ ls")).toEqual([]);
    expect(await prompts("alice@host:~/a b$ ls\n(venv) $ pip")).toEqual(["alice@host:~/a b$ ", "(venv) $ "]);
    expect(await prompts("total 4\n$ x")).toEqual([]);
  });
});

describe("marks of lines", () => {
  const linesOf = async (code: string, info = "js") => {
    const article = await render(fence(info, code));
    return {
      text: textOf(article.html),
      classes: [...article.html.matchAll(/<(\w+) class="line ([^"]*)"/g)].map(([, tag, names]) => `${tag} ${names}`),
      printed: printed(article),
    };
  };

  test("Shiki's notation at the end of a line", async () => {
    const code =
      "a(); // [!code ++]\nb(); // [!code --]\nc(); // [!code error]\nd(); // [!code warning]\ne(); // [!code focus]";
    expect(await linesOf(code)).toEqual({
      text: "a();\nb();\nc();\nd();\ne();",
      classes: [
        "ins highlighted added",
        "del highlighted removed",
        "mark highlighted error",
        "mark highlighted warned",
        "span focused",
      ],
      printed: [],
    });
  });

  test("marks several lines, and the lines after a comment on a line of its own", async () => {
    const { text, classes } = await linesOf("# [!code hl:2]\na\nb\nc\nd # [!code ++:2]\ne", "python");
    expect(text).toBe("a\nb\nc\nd\ne");
    expect(classes).toEqual(["mark highlighted", "mark highlighted", "ins highlighted added", "ins highlighted added"]);
  });

  test("a word that means nothing is warned of and stays", async () => {
    const { text, printed } = await linesOf("a // [!code ad]");
    expect(text).toBe("a // [!code ad]");
    expect(printed).toEqual([
      "warning docs/a.md:4: 没有[!code ad]，注释留在代码里\n    → 写highlight、++、--、error、warning、focus之一",
    ]);
  });

  test("lines of a diff, but not the names of its files", async () => {
    const { classes, text } = await linesOf("--- a.c\n+++ b.c\n@@ -1 +1 @@\n-旧\n+新\n 同", "diff");
    expect(classes).toEqual(["del highlighted removed", "ins highlighted added"]);
    expect(text).toBe("--- a.c\n+++ b.c\n@@ -1 +1 @@\n-旧\n+新\n 同");
  });
});

test("an included program links to its file, at the lines that are shown; its output does not", async () => {
  const contentDir = contentFolder({ "docs/code/程序.py": "a\nb\nc", "docs/code/程序.out": "1" });
  const html = async (info: string) => (await render(fence(info), "md", contentDir)).html;
  const address = `${site.docs.editUrl?.replace("/edit/", "/blob/")}docs/code/%E7%A8%8B%E5%BA%8F.py`;
  expect(await html('python file="code/程序.py"')).toContain(
    `<a class="code-file" href="${address}" target="_blank" rel="noopener noreferrer">打开文件<`,
  );
  expect(await html('python file="code/程序.py" lines="2-3"')).toContain(`href="${address}#L2-L3"`);
  expect(await html('text file="code/程序.out"')).not.toContain("href");
});

describe("sessions of interpreters", () => {
  const lines = async (body: string) => {
    const { html } = await render(`${body}\n`);
    const [, code = ""] = /<code[^>]*>([\s\S]*)<\/code>/.exec(html) ?? [];
    return { html, code: code.split("\n") };
  };
  const prompts = (code: readonly string[]) =>
    code.map((line) => /^<span class="prompt">([^<]*)<\/span>/.exec(line)?.[1]);

  test.each(["pycon", "python"])("```%s: prompts of Python are not part of the commands", async (lang) => {
    const { html, code } = await lines(`\`\`\`${lang}\n>>> def f():\n...     return 1\n...\n>>> f()\n1\n\`\`\``);
    expect(prompts(code)).toEqual(["&gt;&gt;&gt; ", "... ", "...", "&gt;&gt;&gt; ", undefined]);
    expect(code[0]).toContain('<span class="t-keyword">def </span>');
    expect(code[4]).toBe("1");
    expect(html).toContain("code-session");
  });

  test.each(["powershell", "pwsh", "console"])("```%s: neither are prompts of PowerShell", async (lang) => {
    const { code } = await lines(`\`\`\`${lang}\nPS C:\\> Get-Item a |\n>>   Format-List\n\n    目录: C:\\\n\`\`\``);
    expect(prompts(code)).toEqual(["PS C:\\&gt; ", "&gt;&gt; ", undefined, undefined]);
  });

  test("a program without prompts stays one", async () => {
    expect((await lines("```python\nx = 1\n>>> y\n```")).html).not.toContain("prompt");
  });
});

test("colours of a terminal are taken out, {.python} names its language", async () => {
  const ansi = await render("```ansi\n\u001b[31mred\u001b[0m \u001b]0;title\u0007ok\n```\n");
  expect(ansi.html).toContain(">red ok</code>");
  expect(printed(ansi)).toEqual([]);
  const pandoc = await render('```{.python .numberLines title="a.py"}\nx = 1\n```\n');
  expect(pandoc.html).toMatch(/class="code code-numbers"[\s\S]*a\.py[\s\S]*language-python/);
  expect(printed(pandoc)).toEqual([]);
});

describe("prompts in fences for programs", () => {
  const promptsOf = async (fence: string) =>
    [...(await render(fence)).html.matchAll(/<span class="prompt">([^<]*)<\/span>/g)].map(([, prompt]) => prompt);

  test("commands after $ are a session, with their output", async () => {
    for (const lang of ["bash", "sh", "shell", "zsh"])
      expect(await promptsOf(`\`\`\`${lang}\n$ npm i\nadded 1\n# 注\nme@host:~$ ls\n\`\`\`\n`)).toEqual([
        "$ ",
        "me@host:~$ ",
      ]);
    expect(await promptsOf("```bash\n# 注释\n$HOME/bin/a\n```\n")).toEqual([]);
  });

  test("prompts of Windows are prompts too", async () => {
    expect(await promptsOf("```cmd\nC:\\Users> dir /w\n 卷\nC:\\>cd a\n```\n")).toEqual(["C:\\Users&gt; ", "C:\\&gt;"]);
  });
});

test.each([
  ["```js\nlet a\n\n## 后面", 4],
  ["- 项\n  ~~~~\n  a\n  ~~~\n- 后", 5],
  ["> ```\n> a\n\n后", 4],
])("a fence that is never closed is named: %j", async (body, line) => {
  for (const format of ["md", "mdx"] as const)
    expect(printed(await render(`${body}\n`, format))).toEqual([
      expect.stringMatching(
        new RegExp(`^warning docs/a\\.${format}:${line}: 代码块没有结束.*\\n {4}→ 在代码之后写一行[~\`]`),
      ),
    ]);
});

test("a fence that takes the end of the next block is named, with that block", async () => {
  expect(printed(await render("```java\na\n\n## 小节\n\n```python\nb\n```\n"))).toEqual([
    "warning docs/a.md:4: 代码块没有在```python之前结束，从那里起的字也成了代码\n    → 在代码之后写一行```；要显示```，就用````包住整块",
  ]);
  expect(printed(await render("````md\n```js\na\n```\n````\n"))).toEqual([]);
});

test.each([
  "```\na\n```",
  "> ~~~~\n> ```\n> ~~~~~",
  "- a\n  ```\n  b\n  ```  ",
  "1. x\n\n   ```\n   ```",
  "    缩进```",
])("a closed fence needs no message: %j", async (body) => {
  expect(printed(await render(`${body}\n\n后\n`))).toEqual([]);
});
