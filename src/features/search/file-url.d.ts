/** Address of a stylesheet that is emitted as a separate file. */
declare module "!!file-loader*.css" {
  const url: string;
  export default url;
}
