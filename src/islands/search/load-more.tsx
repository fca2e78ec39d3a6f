import { useEffect, useRef } from "react";
import { searchText } from "../../text/search";

/** Loads more once, when it becomes visible; without IntersectionObserver, when it is pressed. */
export function LoadMore({ onMore }: { readonly onMore: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    if (!ref.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      latest.current();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <button ref={ref} type="button" className="search-more-more" onClick={onMore}>
      {searchText.page.more}
    </button>
  );
}
