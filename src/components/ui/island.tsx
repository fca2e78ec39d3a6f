import type { ReactNode } from "react";
import { type IslandLoad, islandAttributes } from "../../contract/island";

interface IslandProps {
  /** Its name in src/islands/registry.ts. */
  readonly name: string;
  /** Plain data for its component. */
  readonly props: object;
  readonly load: IslandLoad;
  readonly className?: string;
  /** What stands in its place until then, and without scripts. */
  readonly children?: ReactNode;
}

/** The place of an island: the build renders its placeholder, the browser loads the component when due. */
export function Island({ name, props, load, className, children }: IslandProps) {
  const attributes = {
    [islandAttributes.name]: name,
    [islandAttributes.props]: JSON.stringify(props),
    [islandAttributes.load]: load,
  };
  // Under `gatsby develop` React owns these children and would not expect the island to replace them.
  return (
    <div className={className} {...attributes}>
      {process.env.NODE_ENV === "production" && children}
    </div>
  );
}
