import { trustedHtml } from "../platform/trusted-html";
import { whenIdle } from "../platform/when-idle";

/** The text that the reader is about to open, parsed ahead; another intent replaces it. */
let ahead: { readonly html: string; readonly nodes: DocumentFragment } | undefined;

/** Parses a text when the browser is idle: a long one takes a frame on a phone. */
export function parseAhead(html: string): void {
  whenIdle(() => {
    if (ahead?.html !== html) ahead = { html, nodes: parsed(html) };
  });
}

/** The nodes of a text, which the caller may move. */
export function takeNodes(html: string): DocumentFragment {
  const nodes = ahead?.html === html ? ahead.nodes : parsed(html);
  ahead = undefined;
  return nodes;
}

/** A template fetches nothing, not even pictures. */
function parsed(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(html);
  return template.content;
}
