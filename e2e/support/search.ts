import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Locator, type Page } from "@playwright/test";
import { fixtureSite } from "./fixture-site";
import { open } from "./site";

/** The parts of the search modal. */
export class Modal {
  readonly root: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  readonly active: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.root = page.getByRole("dialog", { name: "搜索" });
    this.input = this.root.getByRole("combobox");
    this.hits = this.root.getByRole("option");
    this.active = this.root.getByRole("option", { selected: true });
    this.status = this.root.getByRole("status");
  }

  /** Opens the modal from a page with the search button. */
  static async openAt(page: Page, address: string): Promise<Modal> {
    await open(page, address);
    const modal = new Modal(page);
    await searchButton(page).click();
    await expect(modal.input).toBeFocused();
    return modal;
  }

  /** Closes the modal, and waits until its history entry is gone. */
  async close(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.root).toBeHidden();
    await expect.poll(() => this.page.evaluate(() => "overlay" in (history.state ?? {}))).toBe(false);
  }

  /** Types a query and waits until it is answered. */
  async search(query: string): Promise<void> {
    await this.input.fill(query);
    await expect(this.root.locator('[role="listbox"][aria-busy="false"]')).toBeAttached({ timeout: 15_000 });
    await expect(this.hits.first()).toBeVisible();
  }
}

export function searchButton(page: Page): Locator {
  return page.getByRole("button", { name: "搜索", exact: true });
}

/** Matches files with the pages' text, which load once the first pages of the results are known. */
export const textFiles = /\/search\/data\/\w+\/texts-/;

/**
 * Blocks requests for files.
 * @returns a function that lets them continue
 */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Collects the addresses of search files as they are requested. */
export function watchSearchRequests(page: Page, publicDir: string = fixtureSite.publicDir): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (isSearchFile(pathname, publicDir)) seen.push(pathname);
  });
  return seen;
}

/** Returns the total size of deployed files in bytes, compressed as a server would send them. */
export function compressedSize(names: readonly string[], publicDir: string): number {
  const sizes = names.map((name) => gzipSync(readFileSync(path.join(publicDir, name)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

const chunks = new Map<string, boolean>();

/**
 * Returns whether a file belongs to the search: a file below /search/, or a script with the panel
 * or the engine.
 */
function isSearchFile(pathname: string, publicDir: string): boolean {
  if (pathname.startsWith("/search/")) return true;
  if (!/^\/assets\/[^/]+\.js$/.test(pathname)) return false;
  const known = chunks.get(pathname);
  if (known !== undefined) return known;
  const code = readFileSync(path.join(publicDir, pathname), "utf8");
  const isOurs = code.includes("search-panel") || code.includes("synonymsFrom");
  chunks.set(pathname, isOurs);
  return isOurs;
}
