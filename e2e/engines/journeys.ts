import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { colorModeText, controlsText, offlineText, siteText, waitingText } from "../../src/text/texts";
import { contrast } from "../support/contrast";
import { pageKinds } from "../support/fixture-site";
import { origin, type Page } from "./page";

/** Thrown if an engine cannot run a journey. */
export class Skipped extends Error {}

const { doc, resume } = pageKinds;
const next = "/docs/nature/coast/birds";
const sidebar = `nav[aria-label=${siteText.docsSidebar}]`;
const bar = "[data-site-behind-drawer]";
const drawer = `summary[aria-label=${siteText.toggleDrawer}]`;
const closeDrawer = `button[aria-label=${siteText.closeDrawer}]`;
const colors = `button[aria-label^="${colorModeText.toggleUnknown}"]`;
const search = '[id="site:search"] button';
const dialog = "dialog.search-dialog";
const traditional = "footer button[aria-pressed]";

/** Marks the document, so that `isSame` can detect a reload. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: true }));
const isSame = (page: Page) => page.until(() => "mark" in window);

/** Waits until the history has gone back after an overlay closed. */
const hasLeftOverlay = (page: Page) => page.until(() => !("overlay" in (window.history.state ?? {})));

const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await page.seeScroll(y);
};

const inView = (page: Page, id: string) =>
  page.until((heading) => {
    const { top = -1, bottom = 0 } = document.getElementById(heading)?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= window.innerHeight;
  }, id);

/**
 * Serves the site at a second origin that the tests can take offline, because no driver can take a
 * service worker offline.
 */
async function cuttableLine() {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(origin).port), "localhost");
    for (const end of [near, far]) ends.add(end.on("error", () => {}));
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0), "listening");
  const cut = () => {
    server.close();
    for (const end of ends) end.destroy();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, cut };
}

/** The name of the journey for a browser without JavaScript. */
export const withoutScripts = "without JavaScript text, links, menus and the search's button work";

export const journeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "a text is read": async (page) => {
    await page.open(doc);
    await page.see("h1", "海岸线");
    for (const part of [".prose > p", "figure.diagram svg[role=img]", "figure.plot svg"]) await page.see(part);
    await page.until(() => document.fonts.status === "loaded");
  },
  "a link leads on without a reload, to the top, with the focus and an announcement": async (page) => {
    await page.open(doc);
    await mark(page);
    await scrollTo(page, 900);
    await page.click(`${sidebar} a`, "候鸟");
    await page.see("h1", "候鸟");
    await page.seeUrl(next);
    await isSame(page);
    await page.seeScroll(0);
    const said = waitingText.routeAnnouncement("候鸟");
    await page.until((text) => document.querySelector('[id="site:live-region"]')?.textContent === text, said);
    await page.until(() => document.title.startsWith("候鸟"));
    await page.press("Tab");
    await page.seeFocus("a", siteText.skipToContent);
  },
  "Back and Forward return to the exact place": async (page) => {
    await page.open(doc);
    await scrollTo(page, 1234);
    await page.click(`${sidebar} a`, "候鸟");
    await page.see("h1", "候鸟");
    await page.seeScroll(0);
    await scrollTo(page, 321);
    await page.back();
    await page.see("h1", "海岸线");
    await page.seeScroll(1234);
    await page.evaluate(() => window.history.forward());
    await page.see("h1", "候鸟");
    await page.seeScroll(321);
  },
  "a link of the contents leads to its section, and Back to where it was": async (page) => {
    await page.open(doc);
    await scrollTo(page, 500);
    await page.click("nav[data-site-toc-list] a", "退潮之后");
    await page.seeUrl(`${doc}#退潮之后`);
    await inView(page, "退潮之后");
    await page.seeFocus("#退潮之后");
    await page.back();
    await page.seeUrl(doc);
    await page.seeScroll(500);
  },
  "an address with a Chinese hash opens at its section": async (page) => {
    await page.open(`${doc}#${encodeURIComponent("海蚀")}`);
    await inView(page, "海蚀");
    await page.see("nav[data-site-toc-list] [aria-current]", "海蚀");
  },
  "Ctrl+K, a Chinese query and Enter lead to the first result": async (page) => {
    await page.open("/docs/nature/intro");
    await mark(page);
    await page.press("Control+k");
    await page.seeFocus(`${dialog} input`);
    await page.type("半日潮");
    await page.see(`${dialog} [role=listbox][aria-busy=false] [role=option] mark`, "半日潮");
    await page.press("Enter");
    await page.see("h1", "海岸线");
    await page.gone(dialog);
    await isSame(page);
  },
  "Escape closes the search and gives the focus back; Back closes it too": async (page) => {
    await page.open(doc);
    await page.click(search);
    await page.seeFocus(`${dialog} input`);
    await page.press("Escape");
    await page.gone(dialog);
    await page.seeFocus(search);
    await hasLeftOverlay(page);
    await page.click(search);
    await page.seeFocus(`${dialog} input`);
    await page.back();
    await page.gone(dialog);
    await page.seeUrl(doc);
  },
  "the search page answers its address, and what is typed": async (page) => {
    await page.open(`/search?q=${encodeURIComponent("半日潮")}`);
    await page.see("h1", "「半日潮」的搜索结果");
    await page.see("main ol > li a", "海岸线");
    await page.click("main input[type=search]");
    await page.press("Control+a");
    await page.type("月亮");
    await page.seeUrl("/search?q=月亮");
    await page.see("main ol > li mark", "月亮");
  },
  "the drawer of a narrow window takes the focus, Back and Escape close it, a link leads on": async (page) => {
    await page.driver.resize(460, 800);
    await page.open(doc);
    for (const close of [() => page.back(), () => page.press("Escape")]) {
      await page.click(drawer);
      await page.seeFocus(closeDrawer);
      await close();
      await page.gone(closeDrawer);
      await page.seeFocus(drawer);
      await hasLeftOverlay(page);
      await page.seeUrl(doc);
    }
    await page.click(drawer);
    await page.click(`${sidebar} a`, "候鸟");
    await page.see("h1", "候鸟");
    await page.gone(closeDrawer);
  },
  "menus open by pointer and keys": async (page) => {
    await page.open(doc);
    await page.click(`${bar} summary`, "随手");
    await page.see(`${bar} details[open] a`, "履历");
    await page.press("Escape");
    await page.gone(`${bar} details[open]`);
    for (const text of ["随笔", "月记", "履历"]) {
      await page.press("ArrowDown");
      await page.seeFocus(`${bar} a`, text);
    }
    await page.press("Enter");
    await page.seeUrl(resume);
    await page.see("h1", "履历");
    await page.gone(`${bar} details[open]`);
  },
  "the colours change, and are those of the next visit": async (page) => {
    await page.open(doc);
    const isDark = () => getComputedStyle(document.documentElement).backgroundColor === "rgb(21, 23, 26)";
    assert.equal(await page.evaluate(isDark), false);
    await page.click(colors);
    await page.until(isDark);
    await page.open(next);
    await page.until(isDark);
    await page.see(colors, colorModeText.toggle(colorModeText.dark));
  },
  "code is copied, and says so": async (page) => {
    await page.open(doc);
    await page.click("figure.code .code-copy");
    await page.see("figure.code .code-copy", controlsText.copiedShort);
    const code = await page.evaluate(() => document.querySelector("figure.code pre > code")?.textContent ?? "");
    await page.press("Control+k");
    await page.seeFocus(`${dialog} input`);
    await page.press("Control+v");
    const pasted = await page.until(
      (input) => document.querySelector<HTMLInputElement>(input)?.value,
      `${dialog} input`,
    );
    const withoutSpace = (text: string) => text.replace(/\s/g, "");
    assert.ok(withoutSpace(code).startsWith(withoutSpace(pasted)), pasted);
  },
  "tabs change by pointer and keys": async (page) => {
    await page.open("/docs/craft/intro");
    await page.click("[role=tab]", "Python");
    await page.see("[role=tabpanel][data-value=python]");
    await page.gone("[role=tabpanel][data-value=cpp]");
    await page.press("ArrowRight");
    await page.seeFocus("[role=tab][aria-selected=true]");
    await page.gone("[role=tabpanel][data-value=python]");
  },
  "a drawing is enlarged by its button and by a press, and closed by Escape and Back": async (page) => {
    await page.open(doc);
    const width = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
    const inText = await page.evaluate(width, "figure.diagram svg[role]");
    // A drawing's button appears when the pointer is over the drawing.
    await page.hover("figure.diagram .diagram-scroll");
    await page.click("figure.diagram .enlarge");
    assert.ok((await page.until(width, "dialog.viewer svg")) > inText);
    await page.press("Escape");
    await page.gone("dialog.viewer");
    await hasLeftOverlay(page);
    await page.click("figure.diagram .diagram-scroll");
    await page.see("dialog.viewer svg");
    await page.back();
    await page.gone("dialog.viewer");
    await page.seeUrl(doc);
  },
  "a page that was visited is read without a network": async (page) => {
    const line = await cuttableLine();
    await page.open(line.origin + doc);
    if (!(await page.evaluate(() => "serviceWorker" in navigator))) throw new Skipped("it has no service workers");
    await page.until((url) => {
      void caches.match(url).then((kept) => Object.assign(window, { isKept: kept !== undefined }));
      return "isKept" in window && window.isKept && navigator.serviceWorker.controller !== null;
    }, doc);
    line.cut();
    await page.open(`${line.origin}${doc}?offline`);
    await page.see("h1", "海岸线");
    await page.goto(`${line.origin}/docs/walk/gear`);
    await page.see("h1", offlineText.title);
  },
  [withoutScripts]: async (page) => {
    await page.goto(doc);
    await page.see(".prose > p");
    await page.click(`${bar} summary`, "随手");
    await page.click(`${bar} details[open] a`, "履历");
    await page.see("h1", "履历");
    await page.click(search);
    await page.see("noscript", "需要启用 JavaScript");
    await page.driver.resize(460, 800);
    await page.goto(doc);
    await page.click(drawer);
    await page.click(`${sidebar} a`, "候鸟");
    await page.see("h1", "候鸟");
  },
  "on paper there is the text alone, dark on light": async (page) => {
    await page.open(doc);
    await page.click(colors);
    // No driver can emulate print media, so the test swaps the media of the print and screen rules.
    await page.evaluate(() => {
      const others = { print: "screen", screen: "print" };
      const visit = (rule: CSSRule) => {
        if (rule instanceof CSSMediaRule)
          rule.media.mediaText = rule.media.mediaText.replace(
            /\b(?:print|screen)\b/g,
            (name) => others[name as "print"],
          );
        if (rule instanceof CSSGroupingRule) [...rule.cssRules].forEach(visit);
      };
      for (const sheet of document.styleSheets) [...sheet.cssRules].forEach(visit);
    });
    for (const part of ["header", "footer", sidebar, ".code-copy", ".enlarge"]) await page.gone(part);
    const inks = await page.evaluate(() => {
      const texts = [...document.querySelectorAll(".prose :is(p, h2, pre span, td)")];
      return texts.map((text) => getComputedStyle(text).color);
    });
    assert.ok(inks.length > 50);
    assert.deepEqual(new Set(inks.filter((ink) => contrast(ink, "rgb(255, 255, 255)") < 4.5)), new Set());
  },
  "no kind of page writes to the console or breaks the policy": async (page) => {
    if (!page.driver.messages) throw new Skipped("its driver does not read the console");
    for (const [kind, path] of Object.entries(pageKinds)) {
      await page.open(path);
      await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight));
      // The browser itself logs the status of a missing page, so that message is allowed.
      const faults: readonly string[] = page.driver.messages.filter(
        (text) => kind !== "not found" || !text.includes("404"),
      );
      assert.deepEqual(faults, [], path);
    }
  },
  "no kind of page is wider than a narrow window": async (page) => {
    await page.driver.resize(460, 800);
    for (const path of Object.values(pageKinds)) {
      await page.open(path);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), path);
    }
  },
  "pointing at a link fetches its page, as the policy allows": async (page) => {
    await page.open(doc);
    await page.evaluate(() => {
      document.addEventListener("securitypolicyviolation", () => Object.assign(window, { isBroken: true }));
    });
    await page.hover("footer a", "随笔");
    await page.until(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/blog/fragment.json")),
    );
    assert.equal(await page.evaluate(() => "isBroken" in window), false);
  },
  "digits of tables are of one width, with room for their ink": async (page) => {
    await page.open(doc);
    const digits = await page.until(() => {
      const pen = document.createElement("canvas").getContext("2d");
      const range = document.createRange();
      const cells = [...document.querySelectorAll(".prose td")].filter((cell) => /^\d\d/.test(cell.textContent ?? ""));
      const measured = cells.flatMap((cell) => {
        const text = cell.firstChild;
        if (!pen || !(text instanceof Text)) return [];
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(cell);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        return [...text.data.matchAll(/\d(?=\d)/g)].map(({ 0: digit, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = pen.measureText(digit);
          return { digit, width: range.getBoundingClientRect().width, ink: left + right };
        });
      });
      // Content far from the viewport is laid out in a later frame, when it comes near the
      // viewport.
      cells[0]?.scrollIntoView({ behavior: "instant" });
      const laidOut = measured.filter(({ width }) => width > 0);
      return laidOut.length > 1 ? laidOut : null;
    });
    const first = digits[0]?.width ?? 0;
    // WebKitGTK puts every character on a whole pixel, so widths may differ by one pixel.
    const tolerance = digits.every(({ width }) => Number.isInteger(width)) ? 1 : 0.1;
    const faults = digits.filter(({ width, ink }) => ink > width + 0.5 || Math.abs(width - first) > tolerance);
    assert.deepEqual(faults, []);
  },
  "formulas have their fractions": async (page) => {
    await page.open(pageKinds["doc with formulas"]);
    const areSet = await page.evaluate(() =>
      [...document.querySelectorAll("mfrac")].map(({ children: [above, below] }) => {
        const [a, b] = [above?.getBoundingClientRect(), below?.getBoundingClientRect()];
        return a && b && a.width > 0 && a.top + a.height / 2 < b.top;
      }),
    );
    assert.ok(areSet.length > 0 && areSet.every(Boolean));
  },
  "arrow keys turn the pages of the blog": async (page) => {
    await page.open("/blog");
    await page.press("ArrowRight");
    await page.seeUrl("/blog/page/2");
  },
  "a link that the pointer rests on shows what it leads to, until Escape": async (page) => {
    await page.open(doc);
    await page.hover(".prose a[href^='/docs/']");
    await page.see("[role=tooltip]");
    await page.press("Escape");
    await page.gone("[role=tooltip]");
  },
  "a component of an article answers to what is typed": async (page) => {
    await page.open("/docs/nature/coast/wetland");
    await page.click("[data-site-island^='components/'] input");
    await page.press("Control+a");
    await page.type("30/5");
    await page.see("[data-site-island^='components/'] tr", "30公里");
  },
  "the site is shown in traditional characters, on the next page too, and again as it is written": async (page) => {
    await page.open(doc);
    await page.click(traditional);
    await page.see("h1", "海岸線");
    await page.click("nav a[href$=birds]", "候鳥");
    await page.see("h1", "候鳥");
    await page.click(traditional);
    await page.see("h1", "候鸟");
  },
  "a result of the search leads to its passage, which a press unmarks": async (page) => {
    await page.open("/docs/nature/intro");
    await page.press("Control+k");
    await page.seeFocus(`${dialog} input`);
    await page.type("退潮水痕");
    await page.see(`${dialog} [role=listbox][aria-busy=false] [role=option] mark`, "退潮水痕");
    await page.press("Enter");
    await page.see("h1", "海岸线");
    await page.until(() => {
      const passage = [...document.querySelectorAll(".prose p")].find((p) => p.textContent?.includes("退潮水痕"));
      const { top = -1, bottom = 0 } = passage?.getBoundingClientRect() ?? {};
      return top < window.innerHeight && bottom > 0;
    });
  },
  "the data of a plot and the answer of an exercise unfold": async (page) => {
    await page.open(doc);
    for (const details of ["figure.plot details", ".prose > details"]) {
      await page.click(`${details} summary`);
      await page.see(`${details}[open] > summary + *`);
    }
  },
  "long code unfolds and folds": async (page) => {
    await page.open("/docs/craft/abacus");
    const height = () => document.querySelector(".code-fold")?.getBoundingClientRect().height ?? 0;
    const folded = await page.evaluate(height);
    await page.click(".code-fold summary");
    await page.until(
      (before) => (document.querySelector(".code-fold")?.getBoundingClientRect().height ?? 0) > before,
      folded,
    );
    await page.click(".code-fold summary");
    await page.until(
      (before) => document.querySelector(".code-fold")?.getBoundingClientRect().height === before,
      folded,
    );
  },
  "a category of the sidebar opens, and its page leads to its notes": async (page) => {
    await page.open(doc);
    await page.click(`${sidebar} a`, "观察的方法");
    await page.see("h1", "观察的方法");
    await page.see(`${sidebar} [aria-current=page]`, "观察的方法");
    await page.click("main a", "看云识天气");
    await page.see("h1", "看云识天气");
    await page.see("nav[aria-label=页面路径]", "观察的方法");
  },
  "posts are found by month and by tag": async (page) => {
    await page.open("/blog/archive");
    await page.click("main a[href^='/blog/2021']");
    await page.see("a[rel=tag]");
    await page.click("a[rel=tag]");
    await page.see("h1");
    await page.see("main a[href^='/blog/20']");
  },
  "an address without a page says so, and asks the search": async (page) => {
    await page.open("/docs/nature/coats/shoreline");
    await page.see("h1");
    await page.click("main input[type=search]");
    await page.type("半日潮");
    await page.press("Enter");
    await page.see("h1", "「半日潮」的搜索结果");
  },
  "an article is copied as Markdown": async (page) => {
    await page.open(doc);
    await page.click("[data-site-copy-markdown]");
    await page.see("[data-site-copy-markdown]", controlsText.copied);
  },
  "the bar of a narrow window says which section is read, and opens the contents": async (page) => {
    await page.driver.resize(460, 800);
    await page.open(doc);
    await page.evaluate(() => document.getElementById("海蚀")?.scrollIntoView({ behavior: "instant" }));
    await page.see("[data-site-toc-bar] summary", "海蚀");
    await page.click("[data-site-toc-bar] summary");
    await page.click("[data-site-toc-bar] a", "退潮之后");
    await inView(page, "退潮之后");
    await page.gone("[data-site-toc-bar][open]");
  },
  "the button back to the top shows on scrolling up": async (page) => {
    await page.open(doc);
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      addEventListener("scroll", () => {
        dataset["seenScroll"] = String(window.scrollY);
      });
    });
    // All scrolling within a frame causes one scroll event, so the page must see each step in turn.
    for (const y of [3000, 2900, 2700, 2500]) {
      await scrollTo(page, y);
      await page.until((seen) => document.documentElement.dataset["seenScroll"] === String(seen), y);
    }
    await page.click(`button[aria-label=${siteText.backToTop}]`);
    await page.seeScroll(0);
  },
  "an old address leads to the page's own": async (page) => {
    await page.goto("/docs/diary/24-year-notes/2024年03月");
    await page.see("h1", "2024年03月");
    await page.seeUrl("/docs/diary/24年手记/2024年03月");
  },
  "all notes of an area are on one page": async (page) => {
    await page.goto("/docs/natureSidebar/print");
    await page.see("h1");
    assert.ok((await page.evaluate(() => document.querySelectorAll(".prose h2").length)) > 10);
  },
  "pictures of friends load when they come near": async (page) => {
    await page.open("/friendship");
    await page.evaluate(() => document.querySelector("main img:last-of-type")?.scrollIntoView());
    await page.until(() =>
      [...document.querySelectorAll("img")].every((img) => img.loading !== "lazy" || img.complete),
    );
    assert.ok(await page.evaluate(() => [...document.querySelectorAll("img")].some((img) => img.naturalWidth > 0)));
  },
  "the home page leads to an area, and the mark back home": async (page) => {
    await page.open("/");
    await mark(page);
    await page.click("main a[href^='/docs/']");
    await page.see(sidebar);
    await page.click("header a[href='/']");
    await page.seeUrl("/");
    await isSame(page);
  },
  "a wide table scrolls inside of itself": async (page) => {
    await page.driver.resize(460, 800);
    await page.open("/docs/sky/planets");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    const scrolled = await page.until(() => {
      const box = [...document.querySelectorAll<HTMLElement>(".prose .table-wrap")].find(
        (e) => e.scrollWidth > e.clientWidth + 1,
      );
      box?.scrollIntoView({ block: "center", behavior: "instant" });
      box?.scrollTo({ left: 40, behavior: "instant" });
      return box?.scrollLeft;
    });
    assert.ok(scrolled > 0);
  },
};
