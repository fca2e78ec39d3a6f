/** @jest-environment jsdom */
import { labelColorToggles } from "./color-mode";

test.each([
  ["system", "light", "light", "浅色模式"],
  ["system", "light", "system", "跟随系统"],
  ["system", "dark", "dark", "暗黑模式"],
  ["", "light", "system", "浅色模式"],
  ["", "dark", "dark", "暗黑模式"],
])("a button %j in the mode %s, chosen as %s, is named %s", (value, theme, themeChoice, name) => {
  Object.assign(document.documentElement.dataset, { theme, themeChoice });
  document.body.innerHTML = `<button data-site-color-toggle="${value}"></button>`;
  labelColorToggles();
  const button = document.querySelector("button");
  expect(button?.title).toBe(name);
  expect(button?.getAttribute("aria-label")).toContain(name);
});
