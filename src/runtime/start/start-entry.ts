import type { PreloadManifest } from "../../contract/preload-manifest";
import { startLate } from "./load-on-intent";

/** Defined by src/gatsby/finalize/write-start-script.ts. */
declare const PRELOAD_MANIFEST: PreloadManifest;

startLate(PRELOAD_MANIFEST, document.currentScript as HTMLScriptElement);
