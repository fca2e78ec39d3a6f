/** A range of text, by offsets. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Ranges of a text that do not overlap. A search takes logarithmic time. */
export class Ranges {
  /** In the order of the text. */
  readonly all: readonly Range[];

  constructor(ranges: readonly Range[]) {
    this.all = [...ranges].sort((a, b) => a.start - b.start);
  }

  /** Returns the range that contains an offset. */
  at(offset: number): Range | undefined {
    const range = this.all[this.#firstEndingAfter(offset)];
    return range !== undefined && range.start <= offset ? range : undefined;
  }

  /** Returns the ranges that share text with another one. */
  overlapping({ start, end }: Range): Range[] {
    const found: Range[] = [];
    for (let index = this.#firstEndingAfter(start); index < this.all.length; index++) {
      const range = this.all[index];
      if (range === undefined || range.start >= end) break;
      found.push(range);
    }
    return found;
  }

  #firstEndingAfter(offset: number): number {
    let low = 0;
    let high = this.all.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.all[middle]?.end ?? 0) > offset) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Returns a text in which spaces replace the characters of the ranges, but not the line ends. */
export function withBlanks(text: string, { all }: Ranges): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of all) {
    parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\n]/g, " "));
    at = end;
  }
  return parts.join("") + text.slice(at);
}
