import { useEffect } from "react";
import { searchSettings } from "../../browser/settings";
import type { SearchSettings, SectionHit } from "../../search/model/search-types";
import type { Option } from "./panel-options";

type Insights = typeof import("../../search/clients/algolia-insights");
type ReportedHit = NonNullable<SectionHit["record"]>;
type Account = NonNullable<SearchSettings["algolia"]>;

/**
 * Reports a hit to Algolia Insights if the site has enabled it. Algolia's code is fetched only in
 * that case.
 */
function report(
  record: SectionHit["record"],
  act: (insights: Insights, record: ReportedHit, account: Account) => void,
) {
  const { algolia } = searchSettings;
  if (!algolia?.insights || !record) return;
  import("../../search/clients/algolia-insights").then((insights) => act(insights, record, algolia)).catch(() => {});
}

/** Reports to Algolia Insights that the reader follows a hit. */
export function reportChosen({ record }: Option): void {
  report(record, ({ reportClicked }, hit, account) => reportClicked(hit, account));
}

/** Reports the hits in the list to Algolia Insights when they change. */
export function useReports(options: readonly Option[]): void {
  const shown = options.map(({ record }) => record?.objectID).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render creates the options again
  useEffect(() => {
    for (const { record } of options) report(record, ({ reportViewed }, hit, account) => reportViewed([hit], account));
  }, [shown]);
}
