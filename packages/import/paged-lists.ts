import { joinPath } from "../../src/lib/paths";

/** Lists of posts that a generator made, and where they are here, with the addresses of their second page and all further ones. */
export class PagedLists {
  readonly #lists = new Map<string, { readonly to: string; readonly count: number; readonly perPage: number }>();

  /**
   * @param pageFolder `page` in `/tags/x/page/2`
   * @param firstNumber of the first page that has a number: 1 where `/tags/x/page/1` leads to the list
   */
  constructor(
    private readonly pageFolder: string,
    private readonly firstNumber: 1 | 2 = 2,
  ) {}

  /** Counts one post of a list. @param perPage posts on a page of it; 0 for a list that has one page only */
  add(from: string, to: string, perPage = 0): void {
    this.#lists.set(from, { to, perPage, count: (this.#lists.get(from)?.count ?? 0) + 1 });
  }

  /** All addresses, each with the one here. */
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
