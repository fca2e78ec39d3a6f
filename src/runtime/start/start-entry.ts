import type { PreloadManifest } from "../../contract/preload-manifest";
import { loadOnIntent } from "./load-on-intent";

/** Defined by src/gatsby/finalize/write-start-script.ts. */
declare const PRELOAD_MANIFEST: PreloadManifest;

loadOnIntent(PRELOAD_MANIFEST, document.currentScript as HTMLScriptElement);
