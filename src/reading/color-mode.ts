import { afterPaint } from "./platform/after-paint";
import { type SafeStorage, safeLocalStorage } from "./platform/storage";

type ColorMode = "light" | "dark";
/** What the reader chose; `system` is the absence of a choice. */
type ColorModeChoice = ColorMode | "system";

export interface ColorModeConfig {
  readonly defaultMode: ColorMode;
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

interface ColorModeState {
  readonly choice: ColorModeChoice;
  readonly mode: ColorMode;
}

export const colorModeKey = "theme";

/** The stored value, if it is a known one, else the operating system where it is respected, else the default. */
export function resolveColorMode(stored: string | null, systemDark: boolean, config: ColorModeConfig): ColorModeState {
  const choice = !config.disableSwitch && (stored === "light" || stored === "dark") ? stored : "system";
  if (choice !== "system") return { choice, mode: choice };
  const system = systemDark ? "dark" : "light";
  return { choice, mode: config.respectPrefersColorScheme ? system : config.defaultMode };
}

/** The toggle alternates light and dark; where the system is respected, it has a third position for that. */
export function nextColorModeChoice({ choice, mode }: ColorModeState, config: ColorModeConfig): ColorModeChoice {
  if (!config.respectPrefersColorScheme) return mode === "light" ? "dark" : "light";
  return choice === "system" ? "light" : choice === "light" ? "dark" : "system";
}

/** The colour mode of this tab: it follows other tabs and, where configured, the operating system. */
export class ColorModeStore {
  private state: ColorModeState;
  private readonly listeners = new Set<() => void>();
  private readonly system = window.matchMedia("(prefers-color-scheme: dark)");

  constructor(
    private readonly config: ColorModeConfig,
    private readonly storage: SafeStorage = safeLocalStorage,
    private readonly later: (act: () => void) => unknown = afterPaint,
  ) {
    if (config.disableSwitch) storage.remove(colorModeKey);
    // Where nothing can be stored, a choice made before hydration stands on the page alone.
    this.state = this.read(document.documentElement.dataset.themeChoice);
    this.apply();
    document.documentElement.dataset.themeStore = "";
    window.addEventListener("storage", (event) => {
      // A null key means that everything was cleared.
      if (event.key === colorModeKey || event.key === null) this.update();
    });
    this.system.addEventListener("change", () => this.update());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): ColorModeState => this.state;

  /**
   * Persists the choice; choosing the system removes the stored one. `data-theme` changes at once, so that the button
   * responds in the next frame. The page keeps its old colours (`data-colors`) until that is painted: recolouring a
   * long page takes a phone several frames.
   */
  choose(choice: ColorModeChoice): void {
    if (this.config.disableSwitch) return;
    if (choice === "system") this.storage.remove(colorModeKey);
    else this.storage.set(colorModeKey, choice);
    document.documentElement.dataset.colors ??= this.state.mode;
    this.state = resolveColorMode(choice, this.system.matches, this.config);
    this.apply();
    this.tell();
    this.later(() => delete document.documentElement.dataset.colors);
  }

  readonly toggle = (): void => this.choose(nextColorModeChoice(this.state, this.config));

  private read(shown: string | null = null): ColorModeState {
    return resolveColorMode(this.storage.get(colorModeKey) ?? shown, this.system.matches, this.config);
  }

  private update(): void {
    this.state = this.read();
    this.apply();
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private apply(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.state.mode;
    dataset.themeChoice = this.state.choice;
    const around = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
    if (around) around.content = around.dataset[this.state.mode] ?? around.content;
  }
}
