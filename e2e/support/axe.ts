import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { laidOut } from "./site";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that depend on colours. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Runs axe on the page in light and in dark mode; rules that do not depend on colours run once.
 * @param part CSS selector of the part to check; the whole page by default
 * @param inDark whether to look at the dark mode as well
 * @returns a line for each violation
 */
export async function accessibilityFaults(page: Page, part?: string, inDark = true): Promise<string[]> {
  const axe = () => {
    // Axe's default mode opens a page for each run to reach frames from other hosts.
    // Legacy mode takes a third of the time.
    const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    return part === undefined ? builder : builder.include(part);
  };
  // Axe measures positions once and then scrolls.
  await laidOut(page);
  await setMode(page, "light");
  const light = await axe().withTags(tags).analyze();
  if (!inDark) return faultsOf("light", light);
  await setMode(page, "dark");
  const dark = await axe().withRules(colorRules).analyze();
  await setMode(page, "light");
  return [...faultsOf("light", light), ...faultsOf("dark", dark)];
}

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;

function faultsOf(mode: string, { violations }: Results): string[] {
  return violations.map(({ id, nodes }) => `${mode} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/** Waits for transitions to end, because their intermediate colours belong to neither mode. */
async function setMode(page: Page, mode: "light" | "dark"): Promise<void> {
  await page.evaluate(async (theme) => {
    document.documentElement.setAttribute("data-theme", theme);
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
  }, mode);
}
