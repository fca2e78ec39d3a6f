import { type IslandLoad, islandAttributes } from "../../shared/island";

interface IslandProps {
  /** Name in src/islands/registry.ts. */
  readonly name: string;
  /** Plain data for the component. It must be serializable as JSON. */
  readonly props: object;
  readonly load: IslandLoad;
}

/** Renders the placeholder of an island. `load` determines when the browser loads the component. */
export function Island({ name, props, load }: IslandProps) {
  const attributes = {
    [islandAttributes.name]: name,
    [islandAttributes.props]: JSON.stringify(props),
    [islandAttributes.load]: load,
  };
  return <div {...attributes} />;
}
