/** @jest-environment jsdom */
import { startUnlessDoNotTrack } from "../../head-scripts/start-script";
import { countPage } from "./analytics";

/**
 * Runs the inline script after the script element of an analytics provider.
 * @returns whether the provider's element is now a script that runs
 */
function isLet(doNotTrack: string | null): boolean {
  document.head.innerHTML =
    '<meta><script type="text/plain" src="https://stats.example/a.js"></script><script></script>';
  Object.defineProperty(navigator, "doNotTrack", { value: doNotTrack, configurable: true });
  Object.defineProperty(document, "currentScript", { value: document.head.lastElementChild, configurable: true });
  new Function(startUnlessDoNotTrack)();
  expect([...document.head.children].map(({ localName }) => localName)).toEqual(["meta", "script", "script"]);
  return document.querySelector("script")?.type === "";
}

test("loads the provider's script unless the reader asks not to be tracked", () => {
  expect(["1", "0", "unspecified", null].map(isLet)).toEqual([false, true, true, true]);
});

test("counts a later page with GoatCounter once its script has loaded", () => {
  countPage("https://a.example/before");
  const count = jest.fn();
  Object.assign(window, { goatcounter: {} });
  countPage("https://a.example/before");
  Object.assign(window, { goatcounter: { count } });
  countPage("https://a.example/before");
  expect(count.mock.calls).toEqual([[{ referrer: "https://a.example/before" }]]);
});
