import { GatsbyImage, getImage } from "gatsby-plugin-image";
import type { ReactNode } from "react";

interface PortraitProps {
  /** An image that cannot be scaled has no data. */
  readonly image: Queries.FriendCardFragment["avatar"] | undefined;
  readonly className: string | undefined;
  /** Shown without a picture. */
  readonly fallback: ReactNode;
}

/** A small portrait beside the person's name. It needs no alt text. */
export function Portrait({ image, className, fallback }: PortraitProps) {
  const data = image?.childImageSharp ? getImage(image.childImageSharp) : undefined;
  if (data === undefined) return fallback;
  // A lazy image would have no address until a script runs.
  return <GatsbyImage image={data} alt="" loading="eager" className={className ?? ""} />;
}
