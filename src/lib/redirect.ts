/** An address that leads to another one; both decoded, without the path prefix. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}
