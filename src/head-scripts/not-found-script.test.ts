/** @jest-environment jsdom */
import { notFoundScript } from "./not-found-script";

/**
 * Runs the script at a URL of a site with these files.
 * @returns where it redirects, and whether the page is visible
 */
async function run(pathname: string, files: readonly string[]) {
  const replace = jest.fn();
  const location = { pathname, search: "?a=1", hash: "#b", replace };
  const fetch = async (address: string) => ({ ok: files.includes(address) });
  document.documentElement.style.visibility = "";
  new Function("location", "fetch", notFoundScript)(location, fetch);
  const isHidden = document.documentElement.style.visibility === "hidden";
  await new Promise((resolve) => setTimeout(resolve));
  return { to: replace.mock.calls[0]?.[0], isHidden, isShown: document.documentElement.style.visibility === "" };
}

test.each([
  ["/docs/a.html", "/docs/a", "/docs/a/fragment.json"],
  ["/docs/a/index.html", "/docs/a", "/docs/a/fragment.json"],
  ["/docs/old.html", "/docs/old", "/docs/old"],
])("%s leads to %s before anything is painted", async (from, to, file) => {
  expect(await run(from, [file])).toMatchObject({ to: `${to}?a=1#b`, isHidden: true });
});

test("shows the not-found page when the page does not exist without the ending either", async () => {
  expect(await run("/nope.html", [])).toEqual({ to: undefined, isHidden: true, isShown: true });
  expect(await run("/nope", [])).toEqual({ to: undefined, isHidden: false, isShown: true });
  expect(await run("/404.html", ["/404"])).toEqual({ to: undefined, isHidden: false, isShown: true });
});
