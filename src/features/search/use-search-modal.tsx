import { withPrefix } from "gatsby";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { moveToNewVersion } from "../../reading/new-version";
import { painted } from "../../reading/platform/after-paint";
import { dropOverlayEntry, pushOverlayEntry, watchOverlayEntry } from "../../reading/platform/overlay-history";
import { finishProgress, startProgress } from "../../reading/progress-bar";
import type { SearchSettings } from "../../search/clients/search-settings";
import { indexName } from "../../search/clients/search-settings";
import { sharedClient } from "../../search/clients/shared-client";
import {
  closeEarlyField,
  earlyCloseEvent,
  earlyQuery,
  earlyQueryComposed,
  openEarlyField,
  openerOfSearch,
  submitEarlyField,
} from "../../search/field/early-field";
import { watchSearchKeys } from "../../search/field/search-keys";
import { LazyPart } from "../../ui/lazy-part";
import { loadModal } from "./load-modal";
import { LoadingDialog } from "./loading-dialog";

interface SearchModalControl {
  /** Preloads code and titles: the reader may be about to search. */
  readonly prepare: () => void;
  readonly open: (initialQuery?: string) => void;
  /** Can be rendered anywhere; false while closed. */
  readonly modal: ReactNode;
}

/** The search modal: preloaded on intent, opened by click and shortcuts, closed by Back. */
export function useSearchModal(settings: SearchSettings): SearchModalControl {
  const [initialQuery, setInitialQuery] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);

  const prepare = useCallback(async () => {
    // A press that follows at once should not wait for the requests to be made.
    await painted();
    loadModal().catch(() => {});
    sharedClient(settings).then(
      (client) => client.prepare(),
      () => {},
    );
  }, [settings]);

  const load = useCallback(async () => {
    try {
      // What was typed is not lost: it leads to the search page.
      startProgress(submitEarlyField);
      // Paint the early field first, even if all is loaded: rendering the modal takes several frames.
      await painted();
      const [{ SearchModal, cleanStoredSearches }, client] = await Promise.all([loadModal(), sharedClient(settings)]);
      cleanStoredSearches(indexName(settings));
      await earlyQueryComposed();
      return { SearchModal, client };
    } catch (error) {
      // A new deployment has taken the files away.
      if (await moveToNewVersion(withPrefix("/"), { query: earlyQuery() })) return await new Promise<never>(() => {});
      // Keep what was typed for the next attempt.
      setInitialQuery((query) => earlyQuery() ?? query);
      closeEarlyField();
      throw error;
    } finally {
      finishProgress();
    }
  }, [settings]);

  const open = useCallback((query = "") => {
    opener.current = openerOfSearch();
    setInitialQuery(query);
    const field = openEarlyField(query);
    field.addEventListener(earlyCloseEvent, () => setInitialQuery(null));
  }, []);

  const close = useCallback(() => {
    closeEarlyField();
    setInitialQuery(null);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, []);

  const isOpen = initialQuery !== null;
  useEffect(
    () =>
      watchSearchKeys((key) => {
        if (!isOpen) open();
        else if (key !== "/") close();
      }),
    [isOpen, open, close],
  );

  useEffect(() => {
    if (!isOpen) return;
    pushOverlayEntry();
    const stopWatching = watchOverlayEntry(close);
    return () => {
      stopWatching();
      dropOverlayEntry();
    };
  }, [isOpen, close]);

  const modal = isOpen && (
    <LazyPart load={load} frame={(standIn) => <LoadingDialog onClose={close}>{standIn}</LoadingDialog>} isAnnounced>
      {({ SearchModal, client }) => (
        <SearchModal client={client} settings={settings} initialQuery={initialQuery} onClose={close} />
      )}
    </LazyPart>
  );
  return { prepare, open, modal };
}
