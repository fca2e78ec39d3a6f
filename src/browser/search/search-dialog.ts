import { longestQuery, searchFormId, searchSettingsAttribute } from "../../contract/search-field";
import { searchText } from "../../text/search";
import { mountIsland } from "../islands";
import { makeButton } from "../platform/elements";
import { dropOverlayEntry, pushOverlayEntry, watchOverlayEntry } from "../platform/overlay-history";
import { pageEvent } from "../platform/page-event";
import { isComposing } from "./search-keys";

const text = searchText.modal;

let dialog: HTMLDialogElement | undefined;

const form = () => document.getElementById(searchFormId) as HTMLFormElement | null;
const settingsOf = () =>
  JSON.parse(form()?.getAttribute(searchSettingsAttribute) ?? "{}") as { readonly provider: string };

document.addEventListener(pageEvent, () => dialog?.close());

/** Fetches the code of the results: the reader may be about to search. */
export async function prepareSearch(): Promise<void> {
  const { prepareIsland } = await import("../../islands/render-island");
  const settings = settingsOf();
  await prepareIsland(settings.provider === "algolia" ? "hosted-search" : "search-panel", { settings });
}

/**
 * Opens the search over the page, or closes it where it is open. It is a native dialog with a field that is there at once; the
 * results below it are an island. Without that its form leads to the search page.
 */
export function openSearch(query: string): void {
  const settings = settingsOf();
  if (dialog) {
    dialog.close();
    return;
  }
  if (settings.provider === "algolia") {
    openHosted(settings, query);
    return;
  }
  const own = document.createElement("dialog");
  dialog = own;
  own.className = "search-dialog";
  own.setAttribute("aria-label", text.label);
  const input = Object.assign(document.createElement("input"), {
    type: "search",
    name: "q",
    value: query,
    maxLength: longestQuery,
    placeholder: searchText.placeholder,
    autocomplete: "off",
    enterKeyHint: "go",
  });
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-label": searchText.placeholder,
    "aria-autocomplete": "list",
    "aria-haspopup": "grid",
    "aria-expanded": "false",
    autocapitalize: "off",
    spellcheck: "false",
  }))
    input.setAttribute(name, value);
  const field = document.createElement("form");
  field.className = "search-dialog-field";
  field.action = form()?.action ?? "";
  const cancel = makeButton("search-dialog-cancel", text.cancel);
  cancel.addEventListener("click", () => own.close());
  field.append(input, cancel);
  const results = document.createElement("div");
  results.className = "search-dialog-results";
  own.append(field, results);
  // A search field would take the first Escape to empty itself.
  own.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || isComposing(event)) return;
    event.preventDefault();
    own.close();
  });
  own.addEventListener("pointerdown", ({ target }) => target === own && own.close());
  const stopWatching = watchOverlayEntry(() => own.close());
  own.addEventListener("close", () => {
    stopWatching();
    dropOverlayEntry();
    own.remove();
    dialog = undefined;
  });
  document.body.append(own);
  own.showModal();
  input.focus();
  input.setSelectionRange(query.length, query.length);
  pushOverlayEntry();
  void mountIsland(results, "search-panel", { settings, input, close: () => own.close() });
}

/** DocSearch brings its own dialog. */
function openHosted(settings: object, initialQuery: string): void {
  const place = document.createElement("div");
  document.body.append(place);
  const opener = document.activeElement;
  const close = () => {
    place.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  void mountIsland(place, "hosted-search", { settings, initialQuery, close });
}
