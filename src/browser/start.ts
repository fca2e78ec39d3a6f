import { onRouteUpdate } from "gatsby-plugin-google-gtag/gatsby-browser";
import * as site from "../../gatsby-browser";
import { onChange } from "./page/analytics";
import { navigate, startRouter } from "./router/router";

// Islands are bundled separately, and call the router by the name that Gatsby uses.
window.___navigate = navigate;
// In the built site this file is the whole runtime. src/postbuild/browser-bundle.ts bundles it.
// Of the plugins, only Google's is needed here. Without analytics the bundler replaces it with an
// empty module.
startRouter([{ onRouteUpdate: onChange(onRouteUpdate) }, site]);
