import { joinPath } from "../../src/lib/paths";

/**
 * The lists of posts that a generator made, with their addresses on this site. Includes the
 * addresses of second and later pages.
 */
export class PagedLists {
  readonly #lists = new Map<string, { readonly to: string; readonly count: number; readonly perPage: number }>();

  /**
   * @param pageFolder `page` in `/tags/x/page/2`
   * @param firstNumber number of the first numbered page; 1 if `/tags/x/page/1` redirects to the
   * list
   */
  constructor(
    private readonly pageFolder: string,
    private readonly firstNumber: 1 | 2 = 2,
  ) {}

  /**
   * Adds a post to a list.
   * @param from address of the list in the original
   * @param to address of the list on this site
   * @param perPage posts per page; 0 for a list on a single page
   */
  add(from: string, to: string, perPage = 0): void {
    this.#lists.set(from, { to, perPage, count: (this.#lists.get(from)?.count ?? 0) + 1 });
  }

  /**
   * Returns a map from each list address on the original site, including numbered pages, to its
   * address on this site.
   */
  addresses(): Map<string, string> {
    const lists = [...this.#lists].map(([from, { to }]) => [from, to] as const);
    const pages = [...this.#lists].flatMap(([from, { to, count, perPage }]) => {
      const last = perPage > 0 ? Math.ceil(count / perPage) : 0;
      return Array.from({ length: Math.max(0, last - this.firstNumber + 1) }, (_, index) => {
        return [joinPath(from, this.pageFolder, String(index + this.firstNumber)), to] as const;
      });
    });
    return new Map([...lists, ...pages]);
  }
}
