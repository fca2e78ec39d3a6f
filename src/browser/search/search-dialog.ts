import { longestQuery } from "../../shared/search-field";
import { searchText } from "../../text/texts";
import type { IslandLoader } from "../islands";
import { make, makeButton } from "../platform/elements";
import { openOverlay } from "../platform/overlay-history";
import { pageEvent } from "../platform/page-event";
import { isComposing, searchForm } from "./search-form";

const text = searchText.modal;

let dialog: HTMLDialogElement | undefined;

document.addEventListener(pageEvent, () => dialog?.close());

/** The results are an island. */
const island = "search-panel";

/** Fetches the code of the results when the reader may be about to search. */
export async function prepareSearch(loader: IslandLoader): Promise<void> {
  const { prepareIsland } = await loader.renderer();
  await prepareIsland(island);
}

/** Loads an island and renders it in a place. */
export type MountIsland = (place: HTMLElement, name: string, props: object) => void;

/** Opens the search over the page, or closes it if it is open. */
export function openSearch(query: string, mount: MountIsland): void {
  if (dialog === undefined) open(query, mount);
  else if (dialog.open) dialog.close();
  // The dialog has closed, and its event has not fired yet.
  else dialog.addEventListener("close", () => open(query, mount), { once: true });
}

/**
 * Opens a dialog whose field is there at once. The results are an island. Without it, the form
 * leads to the page of results.
 */
function open(query: string, mount: MountIsland): void {
  const own = make("dialog", { class: "search-dialog", "aria-label": text.label });
  dialog = own;
  const input = make("input", {
    type: "search",
    name: "q",
    value: query,
    maxlength: String(longestQuery),
    placeholder: searchText.placeholder,
    "aria-label": searchText.placeholder,
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
  });
  const cancel = makeButton("search-dialog-cancel", text.cancel, () => own.close());
  const field = make("form", { class: "search-dialog-field", action: searchForm()?.action ?? "" }, input, cancel);
  const results = make("div", { class: "search-dialog-results" });
  own.append(field, results, keyHints());
  // A search field would use the first Escape to clear itself.
  own.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || isComposing(event)) return;
    event.preventDefault();
    own.close();
  });
  own.addEventListener("pointerdown", ({ target }) => target === own && own.close());
  openOverlay(own, () => {
    dialog = undefined;
  });
  // The focus must move during the press: see src/browser/search/watch-search.ts.
  input.focus();
  input.setSelectionRange(query.length, query.length);
  mount(results, island, { input, close: () => own.close() });
}

/**
 * Shows the keys of the list below it. Screen readers say themselves how a combobox is used.
 */
function keyHints(): HTMLElement {
  const hints = [
    ["↑↓", text.navigate],
    ["↵", text.select],
    ["Esc", text.close],
  ] as const;
  const items = hints.map(([keys, label]) => make("span", {}, make("kbd", {}, keys), label));
  return make("p", { class: "search-dialog-keys", "aria-hidden": "true" }, ...items);
}
