import { DocSearchModal } from "@docsearch/react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { navigateTo } from "../../gatsby/client/gatsby-runtime";
import { pagePath } from "../../gatsby/client/site-path";
import type { SearchClient } from "../../search/clients/search-client";
import { indexName, type SearchSettings } from "../../search/clients/search-settings";
import { usageEvents } from "../../search/clients/usage-events";
import { closeEarlyField, earlyQuery } from "../../search/field/early-field";
import type { SearchProgress } from "../../search/model/search-types";
import { searchText } from "../../text/search";
import { useDialog } from "./dialog";
import { ModalHit } from "./modal-hit";
import { enterQuery, focusInput, hasMovedOn, searchAgain } from "./modal-input";
import { useModalKeys } from "./modal-keys";
import { ModalSearch, type ModalStatus } from "./modal-search";
import { ModalStatusPanel } from "./modal-status";
import { modalTranslations } from "./modal-translations";
import { SeeAll, SeeAllContext } from "./see-all";

export { cleanStoredSearches } from "../../search/field/stored-searches";

interface SearchModalProps {
  readonly client: SearchClient;
  readonly settings: SearchSettings;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** How DocSearch opens a result by key. */
const navigator = {
  navigate: ({ itemUrl }: { itemUrl: string }) => navigateTo(itemUrl),
  navigateNewTab: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, "_blank", "noopener"),
  navigateNewWindow: ({ itemUrl }: { itemUrl: string }) => void window.open(itemUrl, "_blank", "noopener,popup"),
};

/** DocSearch's modal with the site's own search behind it. */
export function SearchModal({ client, settings, initialQuery, onClose }: SearchModalProps) {
  const root = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<ModalStatus>({ kind: "idle" });
  const [progress, setProgress] = useState<SearchProgress | null>(null);
  const [canRefine, setCanRefine] = useState(false);
  const [query] = useState(() => earlyQuery() ?? initialQuery);
  const search = useMemo(() => new ModalSearch(client, setStatus), [client]);
  const slot = useDialog(root, searchText.modal.label);
  const keys = useModalKeys(root, search, onClose);
  const insights = useMemo(() => insightsOf(settings), [settings]);
  const allResults = useMemo(
    () => ({ path: pagePath(`/${settings.searchPagePath}`), onFollow: onClose }),
    [settings, onClose],
  );

  // In the same frame in which DocSearch adds a margin for the missing scrollbar.
  useLayoutEffect(lockPage, []);
  // DocSearch focuses its input some time after showing it; what is typed in between would be lost.
  useLayoutEffect(() => {
    if (earlyQuery() === null) return;
    focusInput(root.current);
    closeEarlyField();
  }, []);

  useEffect(() => {
    client.open(window.location.pathname);
    let loaded = 0;
    return search.listen((next) => {
      setProgress(next);
      if (next.loaded === loaded) return;
      loaded = next.loaded;
      // The end of the composition will start a search.
      if (search.isComposing) return;
      if (hasMovedOn(root.current)) setCanRefine(true);
      else searchAgain(root.current);
    });
  }, [client, search]);

  const refine = () => {
    setCanRefine(false);
    searchAgain(root.current);
  };

  return createPortal(
    <div ref={root} className="search-modal" data-provider={settings.provider} {...keys}>
      <SeeAllContext value={allResults}>
        <DocSearchModal
          appId={settings.algolia?.appId ?? settings.provider}
          apiKey={settings.algolia?.searchKey ?? settings.provider}
          indexName={indexName(settings)}
          insights={insights}
          placeholder={searchText.placeholder}
          initialQuery={query}
          initialScrollY={window.scrollY}
          translations={modalTranslations}
          transformSearchClient={search.behind}
          navigator={navigator}
          hitComponent={ModalHit}
          resultsFooterComponent={SeeAll}
          onClose={onClose}
        />
      </SeeAllContext>
      {slot &&
        createPortal(
          <ModalStatusPanel
            status={status}
            progress={progress}
            canRefine={canRefine}
            onRefine={refine}
            onSuggestion={(query) => enterQuery(root.current, query)}
          />,
          slot,
        )}
    </div>,
    document.body,
  );
}

/** Keeps the page behind from scrolling; see the stylesheet. */
function lockPage(): () => void {
  const { documentElement: root } = document;
  root.setAttribute("data-searching", "");
  return () => root.removeAttribute("data-searching");
}

/** DocSearch's `insights` option. */
function insightsOf({ provider, algolia }: SearchSettings) {
  return provider === "algolia" && algolia?.insights ? { insightsClient: usageEvents(algolia) } : false;
}
