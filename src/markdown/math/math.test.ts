import katex from "katex";
import { formulaText } from "./math";

const read = (tex: string) =>
  formulaText(katex.renderToString(tex, { output: "mathml" }).replace(/<\/?span[^>]*>/g, ""));

test.each([
  ["5+3\\times30=95\\ \\text{ms}", "5+3×30=95 ms"],
  ["\\pm1.f\\times2^E", "±1.f×2^E"],
  ["2^{k-1}-1", "2^(k-1)-1"],
  ["O(n\\log n), \\log_2 n, \\log(n)", "O(n log n),log_2 n,log(n)"],
  ["\\sum_{i=1}^n x_i^2", "∑_(i=1)^n x_i^2"],
  ["\\frac{a+1}{b}c, \\frac12, \\frac3{2p}, \\frac n{(1-p)(1-q)}", "(a+1)/b c,1/2,3/(2p),n/((1-p)(1-q))"],
  ["p^*\\mid\\sim a\\cdot b", "p^*|~a·b"],
  ["\\binom nk", "(n,k)"],
  ["\\sqrt{x+1}\\sqrt[3]{x}", "√(x+1)∛x"],
  ["f'(x)+2^ax_ix_j", "f′(x)+2^a x_i x_j"],
  ["\\overline{A+B}\\hat y\\vec v", "A̅+̅B̅ŷv".normalize("NFC")],
  ["\\underbrace{a+b}_{c}", "a+b_c"],
  ["a\\bmod b, 3\\,\\mathrm{ms}, a\\!b", "a mod b,3 ms,ab"],
  ["\\begin{cases}1&x>0\\\\0&x<0\\end{cases}", "{1 x>0; 0 x<0"],
  ["\\operatorname{softmax}(x)\\in\\mathbb{R}", "softmax(x)∈R"],
])("%s is %s", (tex, expected) => expect(read(tex)).toBe(expected));

test("long formulas are cut", () => {
  expect(read(`${"x+".repeat(300)}y`)).toBe(`${"x+".repeat(59)}x…`);
});
