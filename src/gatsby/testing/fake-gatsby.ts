import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Node } from "gatsby";
import { contentFolders } from "../../content/registry";
import { memoryContext, queryNodes, type Resolvers } from "../../graphql/memory/query-nodes";
import { topFolder } from "../../lib/paths";
import { createPages } from "../hooks/create-pages";
import { createResolvers } from "../hooks/create-resolvers";
import { onCreateNode, shouldOnCreateNode } from "../hooks/on-create-node";
import { sourceNodes } from "../hooks/source-nodes";

/** A schema without types. Tests call resolvers directly. */
const schema = { getTypeMap: () => ({}), getQueryType: () => null };

/** Information about a field's position in its query. No resolver that tests call reads it. */
const noInfo = {} as never;

/**
 * The part of Gatsby that the hooks of the data layer use: a map of nodes, a list of pages,
 * and resolvers that a test can call. It runs the real hooks on a real folder, so a test sees in
 * milliseconds what a build would create.
 */
export class FakeGatsby {
  readonly nodes = new Map<string, Node>();
  readonly pages: { path: string; component: string; context: Record<string, unknown> }[] = [];
  readonly redirects: { fromPath: string; toPath: string }[] = [];
  readonly warn = jest.fn();
  readonly panicOnBuild = jest.fn();
  resolvers: Resolvers = {};
  private readonly stored = new Map<string, unknown>();
  /** A folder outside the project, where a build may be running. */
  private readonly root = mkdtempSync(path.join(tmpdir(), "gatsby-"));

  /** Sources a folder and runs all hooks up to `createPages`. */
  static async load(contentDir: string): Promise<FakeGatsby> {
    process.env.CONTENT_DIR = contentDir;
    const gatsby = new FakeGatsby();
    for (const file of readdirSync(contentDir).flatMap((name) => filesOf(path.join(contentDir, name))))
      await gatsby.addFile(contentDir, file);
    await call(sourceNodes, gatsby.api());
    await call(createResolvers, {
      ...gatsby.api(),
      createResolvers: (types: never) => Object.assign(gatsby.resolvers, types),
    });
    await call(createPages, gatsby.api());
    return gatsby;
  }

  /** Runs `sourceNodes` again, as the next build does for unchanged files. */
  async sourceAgain(): Promise<void> {
    await call(sourceNodes, this.api());
  }

  /** Returns all nodes of a type. */
  all(type: string): Node[] {
    return [...this.nodes.values()].filter((node) => node.internal.type === type);
  }

  /**
   * Returns the node of a type whose field has this value.
   * @throws Error if there is none
   */
  find(type: string, field: string, value: unknown): Node {
    const node = this.all(type).find((candidate) => candidate[field] === value);
    if (!node) throw new Error(`no ${type} with ${field} ${String(value)}`);
    return node;
  }

  /** Returns the resolved value of a node's field. */
  async field(node: Node, name: string): Promise<unknown> {
    const resolver = this.resolvers[node.internal.type]?.[name];
    return resolver ? resolver.resolve(node, {}, this.context(), noInfo) : node[name];
  }

  /** Resolves a field of a type that is not a node, or a field of the query. */
  async resolve(type: string, name: string, source: unknown = {}, args: unknown = {}): Promise<unknown> {
    return this.resolvers[type]?.[name]?.resolve(source, args as Record<string, unknown>, this.context(), noInfo);
  }

  private async addFile(contentDir: string, absolutePath: string): Promise<void> {
    const relative = path.relative(contentDir, absolutePath);
    const folder = topFolder(relative.split(path.sep).join("/"));
    const { base, ext } = path.parse(absolutePath);
    const file = this.node(`File ${relative}`, "File", readFileSync(absolutePath), null, {
      absolutePath,
      base,
      ext,
      sourceInstanceName: contentFolders().includes(folder) ? folder : "data",
    });
    await this.announce(file);
    if (/^\.mdx?$/.test(ext))
      await this.announce(this.node(`Mdx ${relative}`, "Mdx", readFileSync(absolutePath), file.id, {}));
  }

  private node(id: string, type: string, content: Uint8Array, parent: string | null, fields: object): Node {
    const contentDigest = createHash("sha256").update(content).digest("hex");
    const node = {
      ...fields,
      id,
      parent,
      children: [],
      internal: { type, contentDigest, owner: "" },
    } as unknown as Node;
    this.nodes.set(id, node);
    return node;
  }

  private async announce(node: Node): Promise<void> {
    if (shouldOnCreateNode?.({ node } as never, {} as never)) await call(onCreateNode, { ...this.api(), node });
  }

  private api() {
    return {
      actions: {
        createNode: (node: Node) => this.nodes.set(node.id, node),
        deleteNode: (node: Node) => this.nodes.delete(node.id),
        touchNode: () => undefined,
        createParentChildLink: () => undefined,
        createPage: (page: FakeGatsby["pages"][number]) => this.pages.push(page),
        deletePage: ({ path: deleted }: { path: string }) =>
          this.pages.splice(0, this.pages.length, ...this.pages.filter((page) => page.path !== deleted)),
        createRedirect: (redirect: FakeGatsby["redirects"][number]) => this.redirects.push(redirect),
      },
      createNodeId: (name: string) => name,
      getNode: (id: string) => this.nodes.get(id),
      getNodesByType: (type: string) => this.all(type),
      cache: {
        get: async (key: string) => this.stored.get(key),
        set: async (key: string, value: unknown) => this.stored.set(key, value),
      },
      graphql: queryNodes((type) => this.all(type), this.resolvers),
      reporter: { warn: this.warn, panicOnBuild: this.panicOnBuild },
      store: { getState: () => ({ program: { prefixPaths: false, directory: this.root }, config: {}, schema }) },
    };
  }

  private context() {
    return memoryContext((type) => this.all(type));
  }
}

/**
 * Calls a hook as Gatsby would. The type of a hook has a callback parameter
 * that our hooks do not use.
 */
function call(hook: unknown, args: unknown): Promise<unknown> {
  return Promise.resolve((hook as (args: unknown, options: unknown) => unknown)(args, {}));
}

/**
 * Returns the path itself for a file, or the paths of all files in a folder or a linked folder.
 * Like Gatsby, ignores names that start with a dot.
 */
function filesOf(fileOrFolder: string): string[] {
  if (statSync(fileOrFolder).isFile()) return [fileOrFolder];
  return readdirSync(fileOrFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter(
      (file) =>
        !path
          .relative(fileOrFolder, file)
          .split(path.sep)
          .some((name) => name.startsWith(".")),
    );
}
