import { navigate } from "gatsby";
import { longestQuery } from "../../shared/search-field";
import { searchText } from "../../text/texts";
import type { IslandLoader } from "../islands";
import { make, makeButton } from "../platform/elements";
import { isComposing } from "../platform/keys";
import { openOverlay } from "../platform/overlay-history";
import { pageEvent } from "../platform/page-event";
import { searchForm } from "./search-form";

const text = searchText.modal;

let dialog: HTMLDialogElement | undefined;

document.addEventListener(pageEvent, () => dialog?.close());

/** Name of the island with the results. */
const island = "search-panel";

/** Fetches the code that shows the results. Called when the reader is about to search. */
export async function prepareSearch(loader: IslandLoader): Promise<void> {
  const { prepareIsland } = await loader.renderer();
  await prepareIsland(island);
}

/** Loads an island and renders it into an element. */
export type MountIsland = (place: HTMLElement, name: string, props: object) => void;

/** Opens the search over the page, or closes it if it is open. */
export function openSearch(query: string, mount: MountIsland): void {
  if (dialog === undefined) open(query, mount);
  else if (dialog.open) dialog.close();
  // The dialog has closed, but its `close` event has not fired yet, so this waits for the event.
  else dialog.addEventListener("close", () => open(query, mount), { once: true });
}

/**
 * Opens a dialog with a field that works at once. The results are an island. If the island does not
 * load, submitting the form opens the search page through the router.
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
  field.addEventListener("submit", (event) => {
    event.preventDefault();
    void navigate(`${field.action}?q=${encodeURIComponent(input.value)}`);
    own.close();
  });
  own.append(field, results, keyHints());
  // Otherwise the first Escape would only clear the search field.
  own.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || isComposing(event)) return;
    event.preventDefault();
    own.close();
  });
  own.addEventListener("pointerdown", ({ target }) => target === own && own.close());
  openOverlay(own, () => {
    dialog = undefined;
  });
  // The focus must move during the press, as src/browser/search/watch-search.ts explains.
  input.focus();
  input.setSelectionRange(query.length, query.length);
  mount(results, island, { input, close: () => own.close() });
}

/**
 * Creates the key hints below the list. They are hidden from screen readers, which explain a
 * combobox themselves.
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
