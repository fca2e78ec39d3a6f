import type { StartSite } from "../shared/start-site";
import { startLate } from "./start-late";

/** Put in by src/data/delivery/write-start-script.ts. */
declare const START_SITE: StartSite;

startLate(START_SITE, document.currentScript as HTMLScriptElement);
