/** A redirect between two addresses of the site, both decoded and without the path prefix. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}
