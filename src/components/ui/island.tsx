import { type IslandLoad, islandAttributes } from "../../contract/island";

interface IslandProps {
  /** Its name in src/islands/registry.ts. */
  readonly name: string;
  /** Plain data for its component. */
  readonly props: object;
  readonly load: IslandLoad;
}

/** The place of an island: the browser loads the component when due. */
export function Island({ name, props, load }: IslandProps) {
  const attributes = {
    [islandAttributes.name]: name,
    [islandAttributes.props]: JSON.stringify(props),
    [islandAttributes.load]: load,
  };
  return <div {...attributes} />;
}
