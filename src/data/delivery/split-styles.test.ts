import { splitStyles } from "./split-styles";

test("what is for paper, and what only scripts show, is taken out and keeps its layer", () => {
  const css =
    "@layer base,print;@layer base{p{color:red}@media print{p{color:#000}}@media (scripting:enabled){.bar{top:0}}}" +
    "@layer print{@media print{@page{size:A4}}}";
  expect(splitStyles(css)).toEqual({
    first: "@layer base,print;@layer base{p{color:red}}",
    print: ["@layer base{p{color:#000}}", "@layer print{@page{size:A4}}"],
    scripting: ["@layer base{.bar{top:0}}"],
  });
});

test("it is found inside other conditions, and in CSS as people write it", () => {
  const css = "@supports (a:b){@media (scripting: enabled){\n  .a{b:c}\n  @keyframes turn{to{rotate:1turn}}\n}}";
  const { first, scripting } = splitStyles(css);
  expect(first).toBe("");
  expect(scripting.join("").replace(/\s+/g, "")).toBe("@supports(a:b){.a{b:c}@keyframesturn{to{rotate:1turn}}}");
});

test("other media queries stay, also those that only begin alike", () => {
  const css = "@media print and (min-width:1px){a{b:c}}@media (scripting:none){a{b:c}}@media (max-width:9px){a{b:c}}";
  expect(splitStyles(css)).toEqual({ first: css, print: [], scripting: [] });
});
