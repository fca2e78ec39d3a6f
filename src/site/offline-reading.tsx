import { useEffect, useRef } from "react";
import { keepPage, registerWorker } from "../offline/register-worker";
import { useSiteMetadata } from "./use-site-metadata";

/** Caches the pages that are read, if the site's configuration says so. `path` is that of the open page. */
export function OfflineReading({ path }: { readonly path: string }) {
  const { offline } = useSiteMetadata();
  const kept = useRef(path);
  useEffect(() => (offline ? registerWorker() : undefined), [offline]);
  useEffect(() => {
    if (kept.current === path) return;
    kept.current = path;
    keepPage();
  }, [path]);
  return null;
}
