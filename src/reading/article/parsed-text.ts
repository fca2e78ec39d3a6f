import { trustedHtml } from "../platform/trusted-html";
import { whenIdle } from "../platform/when-idle";

/** The text the reader is about to open, parsed while nobody waits. One is enough: another intent takes its place. */
let ahead: { readonly html: string; readonly nodes: DocumentFragment } | undefined;

/** Parses a text when the browser rests; of a long one that takes a frame on a phone. */
export function parseAhead(html: string): void {
  whenIdle(() => {
    if (ahead?.html !== html) ahead = { html, nodes: parsed(html) };
  });
}

/** The nodes of a text, which belong to the caller. */
export function takeNodes(html: string): DocumentFragment {
  const nodes = ahead?.html === html ? ahead.nodes : parsed(html);
  ahead = undefined;
  return nodes;
}

/** In a template nothing is fetched yet, no picture either. */
function parsed(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(html);
  return template.content;
}
