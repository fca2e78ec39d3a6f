import type { ReadingSettings } from "../../contract/reading-settings";
import { startReading } from "../../reading/start-reading";

/** Defined by src/gatsby/finalize/write-start-script.ts. */
declare const READING_SETTINGS: ReadingSettings;

startReading(READING_SETTINGS);
