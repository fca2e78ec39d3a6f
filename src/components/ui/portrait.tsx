import { GatsbyImage, getImage } from "gatsby-plugin-image";
import type { ReactNode } from "react";

interface PortraitProps {
  /** The image. `childImageSharp` is missing if Gatsby cannot scale the image. */
  readonly image: Queries.FriendCardFragment["avatar"] | undefined;
  readonly className: string | undefined;
  /** Shown if there is no image. */
  readonly fallback: ReactNode;
}

/** Shows a small portrait without alt text, because the person's name is beside it. */
export function Portrait({ image, className, fallback }: PortraitProps) {
  const data = image?.childImageSharp ? getImage(image.childImageSharp) : undefined;
  if (data === undefined) return fallback;
  // A lazy image would have no address until a script runs, so the image loads eagerly.
  return <GatsbyImage image={data} alt="" loading="eager" className={className ?? ""} />;
}
