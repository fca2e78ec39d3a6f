/** What Gatsby hands to plugins as a location: the router's, with the action that has led there. */
export interface RouteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
  readonly origin: string;
  readonly action: "PUSH" | "POP";
  readonly state: unknown;
  /** Of the history entry. */
  readonly key?: string;
}

/** A plugin's Browser API, with the options it was configured with. */
export interface BrowserPlugin {
  readonly plugin: Readonly<Record<string, unknown>>;
  readonly options: object;
}

let plugins: readonly BrowserPlugin[] = [];

/** The plugins of a site in the order of gatsby-config.ts, the site's own gatsby-browser.tsx last. */
export function registerPlugins(all: readonly BrowserPlugin[]): void {
  plugins = all;
}

/** Calls a Browser API of every plugin, as Gatsby's api-runner-browser does. @returns what they answer, without undefined */
export function apiRunner(api: string, args: object): unknown[] {
  return plugins.flatMap(({ plugin, options }) => {
    const call = plugin[api];
    const result: unknown = typeof call === "function" ? call(args, options) : undefined;
    return result === undefined ? [] : [result];
  });
}
