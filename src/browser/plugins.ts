import { onRouteUpdate } from "gatsby-plugin-google-gtag/gatsby-browser";
import type { BrowserPlugin } from "./router/api-runner";

/**
 * The plugins of gatsby-config.ts that have a Browser API of use here, in their order. In the script of a site that does not
 * count its visits, nothing stands for Google's.
 */
export const plugins: readonly BrowserPlugin[] = [{ plugin: { onRouteUpdate }, options: {} }];
