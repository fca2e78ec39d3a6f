import { useEffect, useState } from "react";
import { followHeadings } from "../../browser/toc-spy";

/** The heading being read, of those given. */
export function useActiveHeading(headings: readonly { readonly id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(
    () =>
      followHeadings(
        headings.map(({ id }) => id),
        setActive,
      ),
    [headings],
  );
  return active;
}
