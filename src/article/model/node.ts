interface Point {
  line: number;
  column: number;
  offset?: number | undefined;
}

/**
 * Any node of any tree. Two generations of @types/unist are installed side by side (Gatsby's plugins bring the older), and
 * this is what both agree on.
 */
export interface Node {
  type: string;
  data?: Record<string, unknown> | undefined;
  position?: { start: Point; end: Point } | undefined;
}
