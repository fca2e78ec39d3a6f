import { useEffect, useState } from "react";
import { watchWorker } from "../../offline/watch-worker";

type SaveAreaPart = typeof import("./save-area");

/** Offers to save an area once a service worker controls the page; on a first visit that is long after the text. */
export function SaveAreaOffer({ area, paths }: { readonly area: string; readonly paths: readonly string[] }) {
  const [part, setPart] = useState<SaveAreaPart | null>(null);
  useEffect(() => watchWorker(() => void import("./save-area").then(setPart, () => {})), []);
  return part && <part.SaveArea area={area} paths={paths} />;
}
