import { splitStyles } from "./split-styles";

test("what only scripts show is deferred and keeps its layer", () => {
  const css =
    "@layer base,late;@layer base{p{color:red}@media print{p{color:#000}}@media (scripting:enabled){.bar{top:0}}}" +
    "@layer late{@media (scripting:enabled){.tab{top:0}}}";
  expect(splitStyles(css)).toMatchObject({
    critical: "@layer base,late;@layer base{p{color:red}@media print{p{color:#000}}}",
    deferred: ["@layer base{.bar{top:0}}", "@layer late{.tab{top:0}}"],
  });
});

test("it is found inside other conditions, and in CSS as people write it", () => {
  const css = "@supports (a:b){@media (scripting: enabled){\n  .a{b:c}\n  @keyframes turn{to{rotate:1turn}}\n}}";
  const { critical, deferred } = splitStyles(css);
  expect(critical).toBe("");
  expect(deferred.join("").replace(/\s+/g, "")).toBe("@supports(a:b){.a{b:c}@keyframesturn{to{rotate:1turn}}}");
});

test("other media queries stay", () => {
  const css = "@media print{a{b:c}}@media (scripting:none){a{b:c}}@media (max-width:9px){a{b:c}}";
  expect(splitStyles(css)).toEqual({ critical: css, parts: new Map(), deferred: [] });
});

test("rules for a part stand apart under its class, those for scripts too", () => {
  const css =
    "@layer parts.diff{.a{b:c}@media (scripting:enabled){.b{b:c}}}@media print{@layer parts.diff{.c{b:c}}}" +
    "@layer parts.fold{.d{b:c}}.e{b:c}";
  expect(splitStyles(css)).toEqual({
    critical: ".e{b:c}",
    parts: new Map([
      ["diff", "@layer parts.diff{.a{b:c}}@media print{@layer parts.diff{.c{b:c}}}"],
      ["fold", "@layer parts.fold{.d{b:c}}"],
    ]),
    deferred: ["@layer parts.diff{.b{b:c}}"],
  });
});
