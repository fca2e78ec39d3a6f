import { splitStyles } from "./split-styles";

test("what only scripts show is deferred and keeps its layer", () => {
  const css =
    "@layer base,late;@layer base{p{color:red}@media print{p{color:#000}}@media (scripting:enabled){.bar{top:0}}}" +
    "@layer late{@media (scripting:enabled){.tab{top:0}}}";
  expect(splitStyles(css)).toEqual({
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
  expect(splitStyles(css)).toEqual({ critical: css, deferred: [] });
});

test("rules of a part that few pages have stay in those, and come to all others with the scripts", () => {
  const css = "@layer a{p{b:c}.prose .plot{d:e}@container (min-width:9px){.plot-wide{f:g}}.plot,p{h:i}.plotter{j:k}}";
  const rules = ["@layer a{.prose .plot{d:e}}", "@layer a{@container (min-width:9px){.plot-wide{f:g}}}"];
  expect(splitStyles(css)).toEqual({ critical: "@layer a{p{b:c}.plot,p{h:i}.plotter{j:k}}", deferred: rules });
  expect(splitStyles(css, ["plot"])).toEqual({ critical: css, deferred: rules });
});
