/** @jest-environment jsdom */
import { trustedTypesScript } from "./trusted-types-script";

interface Rules {
  readonly createHTML: (html: string) => string;
  readonly createScript: (code: string) => string;
  readonly createScriptURL: (url: string) => string;
}

function defaultPolicy(): Rules {
  let rules: Rules | undefined;
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (name: string, given: Rules) => {
        if (name === "default") rules = given;
      },
    },
  });
  new Function(trustedTypesScript)();
  if (!rules) throw new Error("no default policy was made");
  return rules;
}

test("only scripts of this origin are allowed", () => {
  const { createScriptURL } = defaultPolicy();
  expect(createScriptURL("/app.js")).toBe("/app.js");
  for (const url of ["https://evil.example/x.js", "//evil.example/x.js", "data:text/javascript,x()", "blob:x"]) {
    expect(() => createScriptURL(url)).toThrow();
  }
});

test("allowed HTML is React's empty script element or data without markup", () => {
  const { createHTML } = defaultPolicy();
  expect(createHTML("<script></script>")).toBe("<script></script>");
  expect(createHTML('{"name":"\\u003cb>"}')).toBe('{"name":"\\u003cb>"}');
  for (const html of ["<img src=x onerror=x()>", '{"a":"<b>"}', "文字"]) expect(() => createHTML(html)).toThrow();
});

test("allowed script text is JSON", () => {
  const { createScript } = defaultPolicy();
  expect(createScript('{"@type":"WebSite"}')).toBe('{"@type":"WebSite"}');
  expect(() => createScript("x()")).toThrow();
});

test("browsers without trusted types are left unchanged", () => {
  Object.assign(window, { trustedTypes: undefined });
  expect(() => new Function(trustedTypesScript)()).not.toThrow();
});
