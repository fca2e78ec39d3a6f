import { onRouteUpdate } from "gatsby-plugin-google-gtag/gatsby-browser";
import * as site from "../../gatsby-browser";
import { type BrowserPlugin, registerPlugins } from "./router/api-runner";
import { navigate, startRouter } from "./router/router";

/**
 * The plugins from gatsby-config.ts whose Browser API matters here, in order. On a site without analytics, the bundler
 * replaces Google's with an empty module.
 */
const plugins: readonly BrowserPlugin[] = [{ plugin: { onRouteUpdate }, options: {} }];

// In the built site this file is the whole runtime; src/postbuild/browser-bundle.ts bundles it.
registerPlugins([...plugins, { plugin: site, options: {} }]);
// Islands are bundled apart, and ask for the router by Gatsby's own name.
window.___navigate = navigate;
startRouter();
