/** Types for the one function of gatsby-plugin-sharp that is called outside GraphQL. The package has none. */
declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  export function generateImageData(options: {
    file: Node;
    args: {
      width?: number;
      height?: number;
      layout: "constrained" | "fixed" | "fullWidth";
      placeholder: "none" | "blurred" | "dominantColor";
      formats: readonly string[];
      breakpoints: readonly number[];
    };
    pathPrefix: string;
    cache: GatsbyCache;
    reporter: Reporter;
  }): Promise<IGatsbyImageData | undefined>;
}
