import { GatsbyImage, getImage, type IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";

/** A file as GraphQL has it; one that cannot be scaled has no data. */
export interface PortraitFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface PortraitProps {
  readonly image: PortraitFile | null | undefined;
  readonly className: string | undefined;
  /** Shown without a picture. */
  readonly fallback: ReactNode;
}

/** A small portrait beside the person's name, hence no alt text. */
export function Portrait({ image, className, fallback }: PortraitProps) {
  const data = image?.childImageSharp ? getImage(image.childImageSharp) : undefined;
  if (data === undefined) return fallback;
  // A lazy one would have no address until a script runs.
  return <GatsbyImage image={data} alt="" loading="eager" className={className ?? ""} />;
}
