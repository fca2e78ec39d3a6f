import { Fragment } from "react";
import { splitTogether } from "../../lib/terms";

interface TermsProps {
  readonly children: string;
  /** Whether lines of the text break only between phrases. See `splitTogether`. */
  readonly isTitle?: boolean;
}

/** Renders plain text without line breaks inside short terms such as UTF-8. */
export function Terms({ children, isTitle = false }: TermsProps) {
  const parts = splitTogether(children, isTitle);
  if (parts.length === 1) return children;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <span key={index} className="together">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
