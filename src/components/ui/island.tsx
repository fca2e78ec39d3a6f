import { type IslandLoad, islandAttributes } from "../../shared/island";

interface IslandProps {
  /** Name in src/islands/registry.ts. */
  readonly name: string;
  /** Plain data for the component. */
  readonly props: object;
  readonly load: IslandLoad;
}

/** Renders the place of an island. The browser loads the component when `load` says so. */
export function Island({ name, props, load }: IslandProps) {
  const attributes = {
    [islandAttributes.name]: name,
    [islandAttributes.props]: JSON.stringify(props),
    [islandAttributes.load]: load,
  };
  return <div {...attributes} />;
}
