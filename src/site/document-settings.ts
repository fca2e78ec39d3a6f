import type { DocumentSettings } from "../config/types";

/** In the code that renders pages, webpack puts the settings of the build in its place. */
declare const DOCUMENT_SETTINGS: DocumentSettings;

/** The settings of this build, without those that only the build itself needs. */
export const documentSettings = DOCUMENT_SETTINGS;
