import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { htmlFiles } from "../support/built-heads";
import { builtFile, publicDir } from "../support/built-page";
import { inlineHashes } from "../support/inline-code";

const files = htmlFiles(publicDir);
const header = readFileSync("deploy/generated/nginx.conf", "utf8");

test("every page and the header of nginx list the hashes of the inline code, and there is no other inline code", () => {
  const faults = files.flatMap((file) => {
    const html = builtFile(file);
    const own = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "";
    return [
      ...inlineHashes(html).filter((hash) => !own.includes(hash) || !header.includes(hash)),
      ...(html.match(/<style\b/g) ?? []),
      ...(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").match(/<[a-z][^<>]*\son[a-z]+="[^"]*"/g) ?? []),
    ].map((fault) => `${file}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test("no page loads anything from another host", () => {
  const loaded = "script[src], link[rel=stylesheet], link[rel=preload], img[src], source[srcset], iframe, video, audio";
  const strangers = files.flatMap((file) =>
    [...parseHTML(builtFile(file)).document.querySelectorAll(loaded)]
      .flatMap((element) => ["src", "href", "srcset", "poster"].map((name) => element.getAttribute(name)))
      .filter((address) => /^(?:[a-z]+:)?\/\//i.test(address ?? ""))
      .map((address) => `${file}: ${address}`),
  );
  expect(strangers).toEqual([]);
});
