import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { laidOut } from "./site";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that depend on colours. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Runs axe on the page in light and in dark mode. Rules that do not depend on colours run once.
 * @param part CSS selector of the part to check; the whole page by default
 * @param inDark whether to check dark mode too
 * @returns a line for each violation
 */
export async function accessibilityFaults(page: Page, part?: string, inDark = true): Promise<string[]> {
  // Axe measures positions once and then scrolls, so all text must be laid out first.
  await laidOut(page);
  await setMode(page, "light");
  const light = await runAxe(page, { type: "tag", values: tags }, part);
  if (!inDark) return faultsOf("light", light);
  await setMode(page, "dark");
  const dark = await runAxe(page, { type: "rule", values: colorRules }, part);
  await setMode(page, "light");
  return [...faultsOf("light", light), ...faultsOf("dark", dark)];
}

/**
 * Runs axe in the page. @axe-core/playwright also runs it in frames, and takes twice the time,
 * because it sends the script again for each run. The pages of the tests have no frames.
 */
export async function runAxe(
  page: Page,
  runOnly: Exclude<RunOptions["runOnly"], undefined>,
  part?: string,
): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([options, part]) => {
      const { axe: inPage } = window as unknown as { readonly axe: typeof axe };
      const { violations } = await inPage.run(part ?? document, options);
      return violations;
    },
    [{ runOnly, resultTypes: ["violations"] } satisfies RunOptions, part] as const,
  );
}

function faultsOf(mode: string, violations: AxeResults["violations"]): string[] {
  return violations.map(({ id, nodes }) => `${mode} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/**
 * Sets the colour mode and waits for transitions to end, because their intermediate colours belong
 * to neither mode.
 */
async function setMode(page: Page, mode: "light" | "dark"): Promise<void> {
  await page.evaluate(async (theme) => {
    document.documentElement.setAttribute("data-theme", theme);
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
  }, mode);
}
