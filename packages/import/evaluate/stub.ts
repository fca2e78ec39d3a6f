/**
 * The replacement for a package that is not installed or not needed. It allows every property
 * access and every call.
 */
export type Stub = object;

/** Key of the package name in the plain data of an evaluated module. */
export const packageKey = "$package";

/** Key of the first argument of a call, in the plain data of its result: `hopeTheme({ … })`. */
export const argumentKey = "$argument";

const names = new WeakMap<object, string>();
const calls = new WeakMap<object, unknown>();

/**
 * Returns a value that stands in for a package. It can be called, constructed, destructured and
 * read to any depth.
 */
export function stubOf(name: string): Stub {
  // Bundlers look up an imported class through the prototype of their namespace object, so reading
  // a property of the prototype works too.
  const ending: ProxyHandler<object> = { get: (_, key) => read(key), getPrototypeOf: () => null };
  const prototype = new Proxy(Object.create(null), ending);
  const stub: Stub = new Proxy(function stubbed() {}, {
    get: (_, key) => read(key),
    // A call with a configuration, as in `withPlugin(config)`, returns that configuration.
    apply: (_, __, args) => args.find(isConfig) ?? resultOf(name, args[0]),
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

function resultOf(name: string, argument: unknown): Stub {
  const stub = stubOf(name);
  if (typeof argument === "object" && argument !== null) calls.set(stub, argument);
  return stub;
}

/**
 * Returns its argument. Replaces functions such as `defineConfig`, which only adds types, and all
 * others whose names begin with `define` or `with`.
 */
const sameValue = (value: unknown): unknown => value;

/** Returns whether a value is an object with a `themeConfig` and not a stub. */
function isConfig(value: unknown): boolean {
  return typeof value === "object" && value !== null && !names.has(value) && "themeConfig" in value;
}

/** Returns the package that a value stands in for; undefined for any other value. */
export function stubName(value: unknown): string | undefined {
  return typeof value === "function" || (typeof value === "object" && value !== null) ? names.get(value) : undefined;
}

/**
 * Returns the object with which a package's function was called, if a value is the result of such a
 * call; otherwise undefined.
 */
export function stubArgument(value: unknown): unknown {
  return typeof value === "function" ? calls.get(value) : undefined;
}
