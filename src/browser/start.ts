import { onRouteUpdate } from "gatsby-plugin-google-gtag/gatsby-browser";
import * as site from "../../gatsby-browser";
import { onChange } from "./page/analytics";
import { navigate, startRouter } from "./router/router";

// Islands are bundled apart, and ask for the router by Gatsby's own name.
window.___navigate = navigate;
// In the built site this file is the whole runtime; src/postbuild/browser-bundle.ts bundles it.
// Of the plugins only Google's matters here; without analytics the bundler replaces it with an empty module.
startRouter([{ onRouteUpdate: onChange(onRouteUpdate) }, site]);
