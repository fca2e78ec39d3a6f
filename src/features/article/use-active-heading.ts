import { useLayoutEffect, useState } from "react";
import { followHeadings } from "../../reading/active-heading";

/** The heading being read, of those given. */
export function useActiveHeading(headings: readonly { readonly id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  // Not useEffect: it would still follow the old page's headings when the new page scrolls to its top.
  useLayoutEffect(
    () =>
      followHeadings(
        headings.map(({ id }) => id),
        setActive,
      ),
    [headings],
  );
  return active;
}
