import type { StartSite } from "../../contract/preload-manifest";
import { loadOnIntent } from "./load-on-intent";

/** Defined by src/gatsby/finalize/write-start-script.ts. */
declare const START_SITE: StartSite;

loadOnIntent(START_SITE, document.currentScript as HTMLScriptElement);
