import { setTimeout as sleep } from "node:timers/promises";

/** The browser functions that journeys use. Each journey starts a browser with a new profile. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page. The expression's value must be a string. */
  evaluate(expression: string): Promise<string>;
  /** Performs actions of input devices, in the format that WebDriver and WebDriver BiDi share. */
  act(devices: readonly object[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /**
   * The console's errors and warnings so far, including violations of the Content Security
   * Policy. Undefined if the driver cannot report them.
   */
  readonly messages?: readonly string[];
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  launch(withScripts: boolean): Promise<Driver>;
}

export const port = Number(process.env["E2E_PORT"] ?? 9100) + 1;
export const origin = `http://localhost:${port}`;

/** Time limit for a condition, in ms. */
const patienceMs = 15_000;

/** WebDriver's codes for keys without a character. */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Control: "\uE009",
  Escape: "\uE00C",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/**
 * A page in a browser. Functions that run in the page read it, and simulated input devices use it
 * as a reader does.
 */
export class Page {
  constructor(readonly driver: Driver) {}

  goto(path: string): Promise<void> {
    return this.driver.goto(new URL(path, origin).href);
  }

  /** Opens a page, and waits until its script works and all of its text is laid out. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    // Simulates a reader's input, which starts the script before the browser is idle.
    await this.evaluate(() => void window.dispatchEvent(new Event("scroll")));
    await this.until(() => window.___navigate && !document.documentElement.hasAttribute("data-from-top"));
  }

  async evaluate<Args extends readonly unknown[], Value>(act: (...args: Args) => Value, ...args: Args): Promise<Value> {
    // A bundler may wrap named functions in calls to `__name`, so the page must define that
    // function.
    const known = `const __name = (named) => named; ${visible};`;
    const call = `(() => { ${known} return JSON.stringify((${act})(...${JSON.stringify(args)})) ?? "null"; })()`;
    return JSON.parse(await this.driver.evaluate(call)) as Value;
  }

  /**
   * Waits until a function returns a truthy value, even if another document loads in the meantime.
   */
  async until<Args extends readonly unknown[], Value>(condition: (...args: Args) => Value, ...args: Args) {
    const end = Date.now() + patienceMs;
    for (;;) {
      const value = await this.evaluate(condition, ...args).catch((error: Error) => error);
      if (value && !(value instanceof Error)) return value as NonNullable<Value>;
      if (Date.now() > end) throw new Error(`not so in time (${value}): ${condition} of ${JSON.stringify(args)}`);
      await sleep(50);
    }
  }

  /**
   * Waits for a visible element that matches a selector and contains `text`, in its content or its
   * label.
   */
  see(selector: string, text = "") {
    return this.until((wanted, within) => visible(wanted, within) !== undefined, selector, text);
  }

  /**
   * Waits until the focus is on an element that matches a selector and contains `text`. Uses the
   * active element, because `:focus` matches nothing in an inactive window, such as a headless one.
   */
  seeFocus(selector: string, text = "") {
    const hasFocus = (wanted: string, within: string) =>
      document.activeElement?.matches(wanted) && document.activeElement.textContent?.includes(within);
    return this.until(hasFocus, selector, text);
  }

  gone(selector: string) {
    return this.until((unwanted) => visible(unwanted) === undefined, selector);
  }

  seeUrl(path: string) {
    return this.until((url) => window.location.href === url, new URL(path, origin).href);
  }

  seeScroll(y: number) {
    return this.until((top) => Math.abs(window.scrollY - top) < 1, y);
  }

  async hover(selector: string, text = ""): Promise<void> {
    const place = await this.until(pointOf, selector, text);
    // Starts at another position, because a move of zero distance does not count as input.
    await this.pointer({ type: "pointerMove", x: 1, y: 1 }, { type: "pointerMove", ...place });
  }

  async click(selector: string, text = ""): Promise<void> {
    await this.hover(selector, text);
    await this.pointer({ type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 });
  }

  /** Presses keys together, such as `Control+k`. */
  press(keys: string): Promise<void> {
    const values = keys.split("+").map((key) => keyCodes[key] ?? key);
    const ups = values.toReversed().map((value) => ({ type: "keyUp", value }));
    return this.keyboard(...values.map((value) => ({ type: "keyDown", value })), ...ups);
  }

  type(text: string): Promise<void> {
    return this.keyboard(...[...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))));
  }

  /**
   * Goes back in the history. Uses a script, because the drivers' own Back command waits for a new
   * document, which navigation inside the site does not load.
   */
  back(): Promise<void> {
    return this.evaluate(() => window.history.back());
  }

  private keyboard(...actions: readonly object[]): Promise<void> {
    return this.driver.act([{ type: "key", id: "keyboard", actions }]);
  }

  private pointer(...actions: readonly object[]): Promise<void> {
    return this.driver.act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  }
}

/**
 * Finds the first visible element that matches a selector and contains `text`. Functions that run
 * in the page may call it.
 */
function visible(selector: string, text = ""): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (e) => e.checkVisibility({ visibilityProperty: true }) && `${e.textContent}${e.ariaLabel ?? ""}`.includes(text),
  );
}

/**
 * Returns the point at which to press the element that `visible` finds. If the element is covered
 * or outside the viewport, scrolls it to the middle and returns undefined.
 */
function pointOf(selector: string, text: string): { x: number; y: number } | undefined {
  const found = visible(selector, text);
  const box = found?.getClientRects()[0];
  if (!found || !box) return undefined;
  const place = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  if (found.contains(document.elementFromPoint(place.x, place.y))) return place;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  return undefined;
}
