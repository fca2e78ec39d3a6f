import fc from "fast-check";
import { portableHtml } from "../site-files/feeds/portable-html";
import { articleHtml } from "./sanitize/sanitize-tree";
import { whatRuns } from "./sanitize/testing/what-runs";
import { xssVectors } from "./sanitize/testing/xss-vectors";
import { render } from "./testing/render";

/**
 * `RANDOM_CASES=10000` tests more cases with a new seed. Without it, the cases are always the same.
 */
const cases = process.env["RANDOM_CASES"];
const options = cases === undefined ? { numRuns: 300, seed: 1 } : { numRuns: Number(cases) };

/** Pieces of Markdown, complete and cut off. */
const markdownPieces = fc.constantFrom(
  ...[
    "# 题 {#a}",
    "## 节",
    "- 项",
    "1. 一",
    "> 引",
    "> [!NOTE]",
    ":::note 题",
    ":::",
    "::::tabs",
    "---",
    "***",
    "\n",
    "\n\n",
  ],
  ...[
    "```js",
    "```",
    "~~~",
    "```dot\ndigraph { a -> b }\n```",
    "```wavedrom\n{signal: [{name: 'a', wave: '01'}]}\n```",
    "```plot",
  ],
  ...[
    "$",
    "$$",
    "$\\frac{1}{",
    "x_{1}^{2}$",
    "|a|b|\n|-|-|\n|1|2|",
    "[^1]",
    "[^1]: 注",
    "[a](b",
    "](/x)",
    "![图](a.png)",
    "<!-- truncate -->",
  ],
  ...[
    "<b>",
    "</b>",
    "<svg>",
    "</svg>",
    "<math>",
    "<mi>",
    "<table>",
    "<td>",
    "<p",
    "&lt;",
    "&#0;",
    "&#x1F600;",
    "\\",
    "`",
    "**",
    "_",
    "~~",
  ],
  ...[
    "List<Object>",
    "<your-name>",
    "<std::string>",
    "</div>",
    "<html>",
    "<a>和</a>",
    "<kbd>,</kbd>",
    "{/* 注 */}",
    "www.a.example，",
    '"https://a.example/x"。',
    "**“重点”**",
    "$`x`$",
    "$5 与 $x$",
    "|a|b|c|",
    "\r\n",
    "\u3000",
  ],
  ...[
    "javascript:alert(1)",
    "data:text/html,x",
    "\u202e",
    "\u0000",
    "\ud800",
    "\u200b",
    "\u2028",
    "://",
    "{",
    "}",
    "{{",
    "}}",
  ],
);
const pieces = fc.oneof(
  markdownPieces,
  fc.constantFrom(...xssVectors),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ maxLength: 12 }),
);
const space = fc.constantFrom("", " ", "\n", "\n\n", "    ");
const body = fc.array(fc.tuple(pieces, space), { maxLength: 14 });
const markdownBody = fc.array(fc.tuple(markdownPieces, space), { maxLength: 14 });

test("any article is rendered, runs nothing, and is valid in a feed", async () => {
  await fc.assert(
    fc.asyncProperty(body, async (parts) => {
      const { tree, diagnostics } = await render(`${parts.flat().join("")}\n`);
      expect(diagnostics.filter(({ message }) => message.startsWith("无法渲染"))).toEqual([]);
      const html = articleHtml(tree);
      expect(whatRuns(html)).toEqual([]);
      expect(whatRuns(portableHtml(html, "/docs/a", { url: "https://a.example", baseUrl: "/" }))).toEqual([]);
    }),
    options,
  );
}, 600_000);

/**
 * Matches pieces after which a word on the same line is the name of a language or a container, or
 * an address.
 */
const isName = /^(?:[`~]{3}|:::|\[a\]|\{)/;

test("every word of the source is in the result, or a message reports the loss", async () => {
  await fc.assert(
    fc.asyncProperty(markdownBody, async (parts) => {
      const words = parts.map((_, index) => `词${index}尾`);
      const text = parts
        .map(([piece, space], index) => `${piece}${isName.test(piece) ? "\n" : ""}${words[index]}${space}`)
        .join("");
      const { html, title, diagnostics } = await render(`${text}\n`);
      const isTold = diagnostics.some(
        ({ severity, message }) => severity === "error" || message.includes("没有显示出来"),
      );
      if (!isTold) expect(words.filter((word) => !`${title}${html}`.includes(word))).toEqual([]);
    }),
    options,
  );
});
