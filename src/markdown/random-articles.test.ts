import fc from "fast-check";
import { portableHtml } from "../publish/feeds/portable-html";
import { articleHtml } from "./sanitize/sanitize-tree";
import { whatRuns } from "./sanitize/testing/what-runs";
import { xssVectors } from "./sanitize/testing/xss-vectors";
import { render } from "./testing/render";

/** `RANDOM_CASES=10000` looks further, each time elsewhere; else the cases are always the same. */
const cases = process.env["RANDOM_CASES"];
const options = cases === undefined ? { numRuns: 300, seed: 1 } : { numRuns: Number(cases) };

/** What Markdown is made of, whole and broken off. */
const pieces = fc.oneof(
  fc.constantFrom(
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
  ),
  fc.constantFrom(...xssVectors),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ maxLength: 12 }),
);
const body = fc.array(fc.tuple(pieces, fc.constantFrom("", " ", "\n", "\n\n", "    ")), { maxLength: 14 });

test("whatever an article holds, it is rendered, nothing in it runs, and a feed takes it", async () => {
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
