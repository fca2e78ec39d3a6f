/** A stylesheet that is written as a file of its own; its address. */
declare module "!!file-loader*.css" {
  const url: string;
  export default url;
}
