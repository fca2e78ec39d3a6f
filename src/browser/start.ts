import { onRouteUpdate } from "gatsby-plugin-google-gtag/gatsby-browser";
import * as site from "../../gatsby-browser";
import { onChange } from "./page/analytics";
import { loadPage } from "./router/load-fragment";
import { navigate, startRouter } from "./router/router";

// src/browser/gatsby.ts calls these.
window.___navigate = navigate;
window.___loader = { enqueue: (pathname) => loadPage(pathname, "low").catch(() => undefined) };
// In the built site this file is the whole runtime. src/bundle/browser-bundle.ts bundles it.
// Of the plugins, only Google's is needed here. Without analytics the bundler replaces it with an
// empty module.
startRouter([{ onRouteUpdate: onChange(onRouteUpdate) }, site]);
