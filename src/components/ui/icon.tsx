import type { IconNode } from "lucide";
import { createElement } from "react";

interface IconProps {
  /** One of Lucide's icons. */
  readonly node: IconNode;
  /** Width and height in px. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A decorative line icon in the colour of the text. src/styles/base.css draws its lines. */
export function Icon({ node, size, className }: IconProps) {
  return createElement(
    "svg",
    {
      className: className === undefined ? "line-icon" : `line-icon ${className}`,
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      "aria-hidden": true,
    },
    ...node.map(([shape, attributes]) => createElement(shape, attributes)),
  );
}
