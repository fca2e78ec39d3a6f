import type { StartSite } from "../../contract/preload-manifest";
import { startLate } from "./load-on-intent";

/** Put in by src/gatsby/finalize/write-start-script.ts. */
declare const START_SITE: StartSite;

startLate(START_SITE, document.currentScript as HTMLScriptElement);
