import { onRouteUpdate } from "gatsby-plugin-google-gtag/gatsby-browser";
import * as site from "../../gatsby-browser";
import { onChange } from "./page/analytics";
import { loadPage } from "./router/load-fragment";
import { navigate, startRouter } from "./router/router";

// The globals that src/browser/gatsby.ts calls.
window.___navigate = navigate;
window.___loader = { enqueue: (pathname) => loadPage(pathname, "low").catch(() => undefined) };
// This file is the whole runtime of the built site. src/bundle/browser-bundle.ts bundles it.
// gatsby-plugin-google-gtag is the only plugin that it runs. Without Google Analytics, the bundler
// replaces the plugin with an empty module.
startRouter([{ onRouteUpdate: onChange(onRouteUpdate) }, site]);
