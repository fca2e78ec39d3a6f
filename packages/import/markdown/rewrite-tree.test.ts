import { withEmoji } from "./emoji";
import { rewriteTree, type TreeRules } from "./rewrite-tree";
import { SourceText } from "./source-text";

const rewrite = (text: string, rules: Partial<TreeRules>) =>
  rewriteTree(SourceText.of(text), { math: true, ...rules }).text;

test("changes only the addresses of links, pictures, definitions and HTML", () => {
  const text = `[a](b "t") ![b [c]](<d e>) [f](g_(h)) [i\`](\`](j)

[k]: l 'm'

<a class=x href="n?o&amp;p"><img src=q></a>

\`[r](s)\` and <https://t.example>
`;
  expect(
    rewrite(text, { address: (written) => `/${written}` }),
  ).toBe(`[a](/b "t") ![b [c]](/d%20e) [f](/g_%28h%29) [i\`](\`](/j)

[k]: /l 'm'

<a class=x href="/n?o&amp;p"><img src="/q"></a>

\`[r](s)\` and <https://t.example>
`);
});

test("reports line numbers of the author's file", () => {
  const lines: [string, number][] = [];
  const address = (written: string, _: string, line: number) => {
    lines.push([written, line]);
    return null;
  };
  const source = SourceText.of("a\nb\nc\n\n[x](x)\n\n<p>\n<img src=y>\n</p>\n", 3);
  rewriteTree(source.edit([{ start: 2, end: 3, text: "1\n2\n3" }]), { math: true, address });
  expect(lines).toEqual([
    ["x", 8],
    ["y", 11],
  ]);
});

test("escapes text that only this site reads as a formula or as struck out", () => {
  expect(rewrite("$5 or \\$6, `$x` and $7\n\n```\n$8\n```", { math: false })).toBe(
    "\\$5 or \\$6, `$x` and \\$7\n\n```\n$8\n```",
  );
  expect(rewrite("$5$", { math: true })).toBe("$5$");
  expect(rewrite("1~2 个，3~4 个，~~无~~", { singleTilde: false })).toBe("1\\~2 个，3\\~4 个，~~无~~");
});

test("turns formulas that cannot be rendered and images without an address into text", () => {
  const shown: string[] = [];
  const onText = (kind: string, raw: string, line: number) => void shown.push(`${line} ${kind} ${raw}`);
  expect(rewrite("甲\n#set ($a = 1)\n#set ($b = 2)\n\n$x^2$\n", { lineBreaks: true, onText })).toBe(
    "甲  \n#set (\\$a = 1)  \n#set (\\$b = 2)\n\n$x^2$\n",
  );
  expect(rewrite('写<img>或<img src="" />，<img src="a.png">', { onText })).toBe(
    '写&lt;img>或&lt;img src="" />，<img src="a.png">',
  );
  expect(shown).toEqual(["2 formula a = 1)\n#set (", "1 image <img>", '1 image <img src="" />']);
});

test("keeps formulas in two dollars on the lines of a paragraph", () => {
  const text =
    "关系如下：  \n$$\\left\\{\n  \\begin{array}{l}\n    a = 1\n  \\end{array}\n\\right. \\tag{1}$$  \n![](图.png)\n\n$b$\n";
  const pictures: string[] = [];
  const address = (written: string) => {
    pictures.push(written);
    return null;
  };
  expect(rewrite(text, { address, lineBreaks: true })).toBe(text);
  expect(pictures).toEqual(["图.png"]);
});

test("writes formulas as this site reads them", () => {
  expect(rewrite("设$ n $与$ a = b$，$x=1，y=2$。", {})).toBe("设$n$与$a = b$，$x=1\\text{，}y=2$。");
  expect(rewrite("即$$E=mc^2 \\tag{3}$$，好", {})).toBe("即$$E=mc^2 \\qquad\\text{(3)}$$，好");
  expect(rewrite("一瓶$5，两瓶$10；$ 5 or $ 6", {})).toBe("一瓶$5，两瓶$10；$ 5 or $ 6");
});

test("turns line ends into breaks if the original does", () => {
  expect(rewrite("甲\n乙  \n丙\\\n丁 [x\ny](z)\n\n戊\n\n- a\n  b\n\n| a |\n|---|\n| b |", { lineBreaks: true })).toBe(
    "甲  \n乙  \n丙\\\n丁 [x  \ny](z)\n\n戊\n\n- a  \n  b\n\n| a |\n|---|\n| b |",
  );
});

test("replaces names of emoji, but not times of day", () => {
  expect(rewrite("好:tada:，12:30:45，:no_such: `:tada:`", { words: withEmoji })).toBe(
    "好🎉，12:30:45，:no_such: `:tada:`",
  );
});
