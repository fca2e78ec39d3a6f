/** @jest-environment jsdom */
import { type ColorModeConfig, ColorModeStore, nextColorModeChoice, resolveColorMode } from "./color-mode";
import { colorModeScript } from "./color-mode-script";
import type { SafeStorage } from "./platform/storage";

const base: ColorModeConfig = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false };
const respectful: ColorModeConfig = { ...base, respectPrefersColorScheme: true };
const fixed: ColorModeConfig = { ...base, disableSwitch: true };

let systemDark = false;
const systemListeners = new Set<() => void>();

beforeEach(() => {
  systemDark = false;
  systemListeners.clear();
  localStorage.clear();
  delete document.documentElement.dataset.themeChoice;
  delete document.documentElement.dataset.themeStore;
  window.matchMedia = (() => ({
    get matches() {
      return systemDark;
    },
    addEventListener: (_: string, listener: () => void) => systemListeners.add(listener),
  })) as unknown as typeof window.matchMedia;
});

/** A store that does at once what it would do in the next frame. */
const storeOf = (config: ColorModeConfig, storage?: SafeStorage) => new ColorModeStore(config, storage, (act) => act());

const shown = () => [document.documentElement.dataset.theme, document.documentElement.dataset.themeChoice];

describe("resolveColorMode", () => {
  test.each([
    ["nothing stored is the default, whatever the system says", null, true, base, "system", "light"],
    ["a stored mode wins over the default", "dark", false, base, "dark", "dark"],
    ["a stored mode wins over the system", "light", true, respectful, "light", "light"],
    ["the system decides where it is respected and nothing is stored", null, true, respectful, "system", "dark"],
    ["any other stored value is no choice", "blue", false, base, "system", "light"],
    ["the stored word system is no mode", "system", true, respectful, "system", "dark"],
    ["a stored mode counts for nothing where switching is disabled", "dark", false, fixed, "system", "light"],
    ["the default may be dark", null, false, { ...base, defaultMode: "dark" } as ColorModeConfig, "system", "dark"],
  ])("%s", (_, stored, dark, config, choice, mode) => {
    expect(resolveColorMode(stored, dark, config)).toEqual({ choice, mode });
  });
});

describe("nextColorModeChoice", () => {
  it("alternates light and dark where the system is ignored", () => {
    expect(nextColorModeChoice({ choice: "system", mode: "light" }, base)).toBe("dark");
    expect(nextColorModeChoice({ choice: "dark", mode: "dark" }, base)).toBe("light");
    expect(nextColorModeChoice({ choice: "light", mode: "light" }, base)).toBe("dark");
  });

  it("goes system, light, dark, system where the system is respected", () => {
    expect(nextColorModeChoice({ choice: "system", mode: "dark" }, respectful)).toBe("light");
    expect(nextColorModeChoice({ choice: "light", mode: "light" }, respectful)).toBe("dark");
    expect(nextColorModeChoice({ choice: "dark", mode: "dark" }, respectful)).toBe("system");
  });
});

describe("what lies around the page", () => {
  it("takes the colour of the mode, from the script and from the toggle", () => {
    document.head.innerHTML = '<meta name="theme-color" content="#fff" data-light="#fff" data-dark="#000">';
    const color = () => document.querySelector("meta")?.content;
    localStorage.setItem("theme", "dark");
    new Function("localStorage", "matchMedia", colorModeScript(base))(localStorage, window.matchMedia);
    expect(color()).toBe("#000");
    storeOf(base).toggle();
    expect(color()).toBe("#fff");
    document.head.innerHTML = "";
  });
});

describe("ColorModeStore", () => {
  it("persists a choice and shows it", () => {
    const store = storeOf(base);
    store.toggle();
    expect(shown()).toEqual(["dark", "dark"]);
    expect(localStorage.getItem("theme")).toBe("dark");
  });

  it("tells the toggle first, which is to answer at once, and colours the page after the next frame", () => {
    let later = () => {};
    const store = new ColorModeStore(base, undefined, (act) => {
      later = act;
    });
    store.toggle();
    expect([store.get().mode, ...shown()]).toEqual(["dark", "dark", "dark"]);
    expect(document.documentElement.dataset.colors).toBe("light");
    later();
    expect(document.documentElement.dataset.colors).toBeUndefined();
  });

  it("forgets the stored value when the reader chooses the system", () => {
    localStorage.setItem("theme", "dark");
    const store = storeOf(respectful);
    store.choose("system");
    expect(localStorage.getItem("theme")).toBeNull();
    expect(shown()).toEqual(["light", "system"]);
  });

  it("follows the operating system without persisting it", () => {
    const store = storeOf(respectful);
    systemDark = true;
    for (const listener of systemListeners) listener();
    expect(store.get()).toEqual({ choice: "system", mode: "dark" });
    expect(localStorage.getItem("theme")).toBeNull();
  });

  it("follows other tabs, and their clearing of everything", () => {
    const store = storeOf(base);
    const heard: string[] = [];
    store.subscribe(() => heard.push(store.get().mode));
    localStorage.setItem("theme", "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(heard).toEqual(["dark", "light"]);
  });

  it("deletes the stored value where switching is disabled", () => {
    localStorage.setItem("theme", "dark");
    const store = storeOf(fixed);
    store.toggle();
    expect(localStorage.getItem("theme")).toBeNull();
    expect(shown()).toEqual(["light", "system"]);
  });

  it("works for the page where nothing can be stored", () => {
    const nothing: SafeStorage = { get: () => null, set: () => {}, remove: () => {} };
    const store = storeOf(base, nothing);
    store.toggle();
    expect(store.get().mode).toBe("dark");
  });
});

describe("colorModeScript", () => {
  /** Runs the script and gives what it does when another tab stores something. */
  const run = (config: ColorModeConfig): (() => void) => {
    document.documentElement.removeAttribute("data-theme");
    let onStorage = () => {};
    new Function("localStorage", "matchMedia", "addEventListener", colorModeScript(config))(
      localStorage,
      window.matchMedia,
      (_: "storage", listener: () => void) => {
        onStorage = listener;
      },
    );
    return onStorage;
  };

  test.each([null, "light", "dark", "blue"])("says the same as the machine for the stored value %s", (stored) => {
    for (const config of [base, respectful, fixed]) {
      for (const dark of [true, false]) {
        systemDark = dark;
        localStorage.clear();
        if (stored !== null) localStorage.setItem("theme", stored);
        run(config);
        const { mode, choice } = resolveColorMode(stored, dark, config);
        expect(shown()).toEqual([mode, choice]);
        expect(localStorage.getItem("theme")).toBe(config.disableSwitch ? null : stored);
      }
    }
  });

  it("follows other tabs and the operating system until the page's scripts have taken over", () => {
    const onStorage = run(respectful);
    systemDark = true;
    for (const listener of systemListeners) listener();
    expect(shown()).toEqual(["dark", "system"]);
    localStorage.setItem("theme", "light");
    onStorage();
    expect(shown()).toEqual(["light", "light"]);
    document.documentElement.setAttribute("data-theme-store", "");
    localStorage.clear();
    onStorage();
    expect(shown()).toEqual(["light", "light"]);
    document.documentElement.removeAttribute("data-theme-store");
  });

  it("does not throw where storage throws", () => {
    const forbidden = new Proxy(
      {},
      {
        get: () => {
          throw new Error("denied");
        },
      },
    );
    const script = new Function("localStorage", "matchMedia", colorModeScript(base));
    expect(() => script(forbidden, window.matchMedia)).not.toThrow();
    expect(shown()).toEqual(["light", "system"]);
  });
});
