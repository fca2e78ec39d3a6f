/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../config/read-site";
import { filesBelow } from "../lib/node/files";
import { colorModeScript } from "./color-mode-script";

type ColorModeConfig = SiteConfig["colorMode"];

const base: ColorModeConfig = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false };
const respectful = { ...base, respectPrefersColorScheme: true };

let systemDark = false;
const systemListeners = new Set<() => void>();
const { dataset } = document.documentElement;
const shown = () => [dataset["theme"], dataset["themeChoice"]];
const run = (config: ColorModeConfig) => new Function(colorModeScript(config))();

beforeEach(() => {
  systemDark = false;
  systemListeners.clear();
  localStorage.clear();
  document.body.innerHTML = '<button data-site-color-toggle=""><b>明暗</b></button>';
  window.matchMedia = (() => ({
    get matches() {
      return systemDark;
    },
    addEventListener: (_: string, listener: () => void) => systemListeners.add(listener),
  })) as unknown as typeof window.matchMedia;
  // Prevents listeners of earlier tests from changing the mode too.
  jest.spyOn(window, "addEventListener").mockImplementation((type, listener) => {
    handlers.set(type, listener as (event: Event) => void);
  });
  handlers.clear();
});
afterEach(() => jest.restoreAllMocks());

const handlers = new Map<string, (event: Event) => void>();
const dispatch = (type: string) => handlers.get(type)?.({ target: document.querySelector("b") } as unknown as Event);

test.each([
  ["the default applies when nothing is stored, whatever the system prefers", null, true, base, ["light", "system"]],
  ["a stored mode wins over the default", "dark", false, base, ["dark", "dark"]],
  ["a stored mode wins over the system", "light", true, respectful, ["light", "light"]],
  ["the system decides when it is respected and nothing is stored", null, true, respectful, ["dark", "system"]],
  ["any other stored value is ignored", "blue", false, base, ["light", "system"]],
  [
    "a stored mode is ignored when switching is disabled",
    "dark",
    false,
    { ...base, disableSwitch: true },
    ["light", "system"],
  ],
  ["the default may be dark", null, false, { ...base, defaultMode: "dark" } as ColorModeConfig, ["dark", "system"]],
])("%s", (_, stored, dark, config, expected) => {
  if (stored) localStorage.setItem("theme", stored);
  systemDark = dark;
  run(config);
  expect(shown()).toEqual(expected);
});

test("deletes the stored value when switching is disabled", () => {
  localStorage.setItem("theme", "dark");
  run({ ...base, disableSwitch: true });
  expect(localStorage.getItem("theme")).toBeNull();
});

test("alternates between light and dark on each press, and remembers it", () => {
  run(base);
  dispatch("click");
  expect([shown(), localStorage.getItem("theme")]).toEqual([["dark", "dark"], "dark"]);
  dispatch("click");
  expect([shown(), localStorage.getItem("theme")]).toEqual([["light", "light"], "light"]);
});

test.each([
  [false, ["dark", "light", "system"]],
  [true, ["light", "dark", "system"]],
])(
  "if the system is respected and dark is %s, presses choose %j, and the last clears the stored value",
  (dark, all) => {
    systemDark = dark;
    run(respectful);
    for (const expected of all) {
      dispatch("click");
      expect(dataset["themeChoice"]).toBe(expected);
    }
    expect(localStorage.getItem("theme")).toBeNull();
  },
);

test("follows a choice in another tab and a change of the system", () => {
  run(respectful);
  systemDark = true;
  for (const listener of systemListeners) listener();
  expect(shown()).toEqual(["dark", "system"]);
  localStorage.setItem("theme", "light");
  dispatch("storage");
  expect(shown()).toEqual(["light", "light"]);
});

test("keeps a choice for the page when storage throws", () => {
  for (const method of ["getItem", "setItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error("denied");
    });
  run(base);
  dispatch("click");
  expect(shown()).toEqual(["dark", "dark"]);
});

test("keeps the old colours until the change of the button is painted", async () => {
  run(base);
  dispatch("click");
  expect(dataset["colors"]).toBe("light");
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(dataset["colors"]).toBeUndefined();
});

test.each([
  ["MacIntel", "mac"],
  ["iPhone", "mac"],
  ["Win32", undefined],
])("%s says which key opens the search: %s", (platform, expected) => {
  delete dataset["platform"];
  jest.spyOn(navigator, "platform", "get").mockReturnValue(platform);
  run(base);
  expect(dataset["platform"]).toBe(expected);
});

test("no style asks of every element whether it is inside the old colours", () => {
  // That selector would make a browser recalculate the styles of the whole page before the button
  // changes.
  const sheets = filesBelow("src").filter((file) => file.endsWith(".css"));
  const selectors = sheets.flatMap((file) =>
    readFileSync(path.join("src", file), "utf8").match(/[^{},]*data-(?:theme|colors)[^{},]*/g),
  );
  expect(selectors.length).toBeGreaterThan(4);
  expect(selectors.filter((selector) => /\[data-(?:theme|colors)[^)]* \*\)/.test(selector ?? ""))).toEqual([]);
});
