import { withPrefix } from "gatsby";
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { SearchClient } from "../../browser/search/search-client";
import { watchSearchKeys } from "../../browser/search/search-keys";
import type { SearchSettings } from "../../browser/search/search-settings";
import { indexName } from "../../browser/search/search-settings";
import { sharedClient } from "../../browser/search/shared-client";
import { cleanStoredSearches } from "../../browser/search/stored-searches";
import { loadModal } from "./load-modal";

interface OpenModal {
  readonly Modal: ComponentType<Parameters<Awaited<ReturnType<typeof loadModal>>["SearchModal"]>[0]>;
  readonly client: SearchClient;
  readonly initialQuery: string;
}

export interface SearchModalControl {
  /** The reader may be about to search: fetches code and titles, shows nothing. */
  readonly prepare: () => void;
  readonly open: (initialQuery?: string) => void;
  /** To be rendered anywhere; empty while closed. */
  readonly modal: ReactNode;
}

/** The search modal: prepared on first intent, opened by click and keys. Where its code does not come, the search page does. */
export function useSearchModal(settings: SearchSettings): SearchModalControl {
  const [shown, setShown] = useState<OpenModal | null>(null);
  const opener = useRef<Element | null>(null);

  const prepare = useCallback(() => {
    loadModal().catch(() => {});
    sharedClient(settings).then(
      (client) => client.prepare(),
      () => {},
    );
  }, [settings]);

  const open = useCallback(
    async (initialQuery = "") => {
      opener.current = document.activeElement;
      try {
        const [{ SearchModal }, client] = await Promise.all([loadModal(), sharedClient(settings)]);
        cleanStoredSearches(indexName(settings));
        setShown({ Modal: SearchModal, client, initialQuery });
      } catch (error) {
        console.warn(error);
        window.location.assign(withPrefix(`/${settings.searchPagePath}`));
      }
    },
    [settings],
  );

  const close = useCallback(() => {
    setShown(null);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, []);

  const isOpen = shown !== null;
  useEffect(
    () =>
      watchSearchKeys((key) => {
        if (!isOpen) open();
        else if (key !== "/") close();
      }),
    [isOpen, open, close],
  );

  const modal = shown && (
    <shown.Modal client={shown.client} settings={settings} initialQuery={shown.initialQuery} onClose={close} />
  );
  return { prepare, open, modal };
}
