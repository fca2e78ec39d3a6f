/** What the reading layer has to know about a build; the build writes it into the script. */
export interface ReadingSettings {
  /** Path prefix of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Whether pages that are read are cached. */
  readonly offline: boolean;
}
