import * as site from "../../gatsby-browser";
import { plugins } from "./plugins";
import { registerPlugins } from "./router/api-runner";
import { navigate, startRouter } from "./router/router";

// In the built site this file is the whole runtime; src/postbuild/browser-bundle.ts bundles it.
registerPlugins([...plugins, { plugin: site, options: {} }]);
// Islands are bundled apart, and ask for the router by Gatsby's own name.
window.___navigate = navigate;
startRouter();
