declare module "gatsby-plugin-feed/gatsby-node" {
  export function onPostBuild(args: object, options: object): Promise<void>;
}
