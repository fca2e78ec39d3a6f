/** @jest-environment jsdom */
import { baseUrlScript } from "./base-url-script";

const banner = () => document.getElementById("base-url-banner");

/** Runs the script as the home page would, with one script element whose fate the test decides. */
function arrange(src: string): HTMLScriptElement {
  document.body.replaceChildren();
  // biome-ignore lint/security/noGlobalEval: the script is a text
  globalThis.eval(baseUrlScript("/notes/"));
  const script = document.createElement("script");
  script.type = "text/plain";
  script.src = src;
  document.body.append(script);
  return script;
}

it("says what the site was built for and where it is, when a script of the site does not come", () => {
  arrange("/notes/start.1234.js").dispatchEvent(new Event("error"));
  expect(banner()?.getAttribute("role")).toBe("alert");
  expect(banner()?.textContent).toContain("网站没有正确加载");
  expect(banner()?.textContent).toContain("当前配置的基础路径：/notes/");
  expect(banner()?.textContent).toContain("建议改为：/");
});

it("says it once", () => {
  const script = arrange("/notes/framework-1234.js");
  script.dispatchEvent(new Event("error"));
  script.dispatchEvent(new Event("error"));
  expect(document.querySelectorAll("#base-url-banner")).toHaveLength(1);
});

it("says so where the first script was answered with something else, and not where it has run", () => {
  arrange("/notes/start.1234.js").dispatchEvent(new Event("load"));
  expect(banner()).not.toBeNull();
  window.searchFiles = [];
  arrange("/notes/start.1234.js").dispatchEvent(new Event("load"));
  expect(banner()).toBeNull();
  delete window.searchFiles;
});

it("is silent about scripts that are not the site's", () => {
  arrange("https://www.googletagmanager.com/gtag/js?id=G-1").dispatchEvent(new Event("error"));
  expect(banner()).toBeNull();
});
