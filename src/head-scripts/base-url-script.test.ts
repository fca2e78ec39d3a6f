/** @jest-environment jsdom */
import { baseUrlScript } from "./base-url-script";

const banner = () => document.getElementById("base-url-banner");
const fail = () => window.dispatchEvent(new Event("site:failed"));

it("shows the expected and the actual path once when the site's script fails to load", () => {
  // biome-ignore lint/security/noGlobalEval: the script is a string
  globalThis.eval(baseUrlScript("/notes/"));
  expect(banner()).toBeNull();
  fail();
  expect(banner()?.getAttribute("role")).toBe("alert");
  expect(banner()?.textContent).toContain("网站没有正确加载");
  expect(banner()?.textContent).toContain("当前配置的基础路径：/notes/");
  expect(banner()?.textContent).toContain("建议改为：/");
  fail();
  expect(document.querySelectorAll("#base-url-banner")).toHaveLength(1);
});
