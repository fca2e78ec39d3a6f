/** What a package that is not installed is replaced with: anything may be read from it or done with it. */
export type Stub = object;

/** Names the package in the data that an evaluated module is turned into. */
export const packageKey = "$package";

const names = new WeakMap<object, string>();

/** A value that can be called, constructed, destructured and read from to any depth, and stands for a package. */
export function stubOf(name: string): Stub {
  // A class imported by name is looked up through the prototype of the namespace that a bundler makes.
  const ending: ProxyHandler<object> = { get: (_, key) => read(key), getPrototypeOf: () => null };
  const prototype = new Proxy(Object.create(null), ending);
  const stub: Stub = new Proxy(function stubbed() {}, {
    get: (_, key) => read(key),
    // `withPlugin(config)` gives back what it adds to.
    apply: (_, __, args) => args.find(isConfig) ?? stub,
    construct: () => stub,
    getPrototypeOf: () => prototype,
    ownKeys: () => ["prototype"],
    set: () => true,
  });
  function read(key: string | symbol): unknown {
    if (key === "then" || key === "toJSON") return undefined;
    if (key === Symbol.toPrimitive) return () => "";
    if (key === Symbol.iterator) return [][Symbol.iterator];
    if (key === "prototype") return Object.prototype;
    return typeof key === "string" && /^(?:define|with)[A-Z]/.test(key) ? sameValue : stub;
  }
  names.set(stub, name);
  return stub;
}

/** `defineConfig` and its like are there for types, and give back what they get. */
const sameValue = (value: unknown): unknown => value;

/** Whether a value is a configuration with a theme's in it. */
function isConfig(value: unknown): boolean {
  return typeof value === "object" && value !== null && !names.has(value) && "themeConfig" in value;
}

/** The package that a value stands for; undefined for any other value. */
export function stubName(value: unknown): string | undefined {
  return typeof value === "function" || (typeof value === "object" && value !== null) ? names.get(value) : undefined;
}
