declare module "gatsby-plugin-google-gtag/gatsby-browser" {
  import type { GatsbyBrowser } from "gatsby";

  export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"];
}
