import type { IconNode } from "lucide";
import { createElement } from "react";

interface IconProps {
  /** One of Lucide's icons. */
  readonly node: IconNode;
  /** Width and height in px. */
  readonly size: number;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/** A decorative line icon in the colour of the text. */
export function Icon({ node, size, strokeWidth = 1.75, className }: IconProps) {
  return createElement(
    "svg",
    {
      className,
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      "aria-hidden": true,
    },
    ...node.map(([shape, attributes]) => createElement(shape, attributes)),
  );
}
