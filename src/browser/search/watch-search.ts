import { navigate } from "gatsby";
import { searchAskedAttribute } from "../../shared/search-field";
import { fetchReact, type IslandLoader, mountIsland } from "../islands";
import { finishProgress, startProgress } from "../page/progress-bar";
import { isComposing } from "../platform/keys";
import { isSlowOrSaving } from "../platform/network";
import type { MountIsland } from "./search-dialog";
import { callsForSearch, searchForm, typesLetter } from "./search-form";

let loaded: typeof import("./search-dialog") | undefined;

async function load() {
  loaded = await import("./search-dialog");
  return loaded;
}

/**
 * Fetches React and starts the worker while the dialog loads. The code that shows the results is
 * fetched after the dialog, so that the two do not compete for the network and the processor.
 */
function prepareResults(loader: IslandLoader): void {
  fetchReact(loader);
  loader.searchWorker().catch(() => {});
}

/**
 * Opens the search page through the router, like a link. If the search page cannot be loaded, the
 * reader stays on the current page, and a notice offers a retry.
 */
function openPage(): void {
  void navigate(searchForm()?.action ?? "");
}

/**
 * Opens the search over any page when the reader presses its button, Ctrl+K or Command+K, `/`, or a
 * letter or digit while the button has the focus. Also opens it at once if the reader asked for it
 * before this script loaded.
 */
export function watchSearch(loader: IslandLoader): void {
  const mount: MountIsland = (...island) => void mountIsland(loader, ...island);
  /** The characters typed while the dialog loads; null if the dialog is not loading. */
  let typed: string | null = null;
  const open = async (query = "") => {
    // Another press while the dialog loads must not open it twice, because the second call of
    // `openSearch` would close the dialog.
    if (typed !== null) {
      typed += query;
      return;
    }
    // If the dialog has loaded, opens it synchronously, because iOS shows its keyboard only for a
    // field that receives the focus during the press.
    if (loaded) return loaded.openSearch(query, mount);
    typed = query;
    prepareResults(loader);
    startProgress(openPage);
    const dialog = await load().catch(() => null);
    query = typed;
    typed = null;
    finishProgress();
    if (dialog) dialog.openSearch(query, mount);
    else openPage();
  };
  if (document.documentElement.hasAttribute(searchAskedAttribute)) void open();
  document.addEventListener("submit", (event) => {
    if (event.target !== searchForm()) return;
    event.preventDefault();
    void open();
  });
  const prepare = ({ target }: Event) => {
    if (!searchForm()?.contains(target as Node) || isSlowOrSaving()) return;
    prepareResults(loader);
    load()
      .then(({ prepareSearch }) => prepareSearch(loader))
      .catch(() => {});
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, prepare, { passive: true });
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isComposing(event)) return;
    const isTyped = searchForm()?.contains(event.target as Node) === true && typesLetter(event);
    if (!isTyped && !callsForSearch(event)) return;
    event.preventDefault();
    void open(isTyped ? event.key : "");
  });
}
