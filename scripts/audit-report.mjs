import path from "node:path";

/**
 * The environments in which a package can run. A vulnerability is most serious in the first and
 * least serious in the last.
 */
export const places = ["reader", "build", "develop"];

/**
 * Maps direct dependencies of the project to the environment where each runs, and to the reason, as
 * a key of `audit.reasons` in scripts/words. A key `a > b` is for a dependency b of a that runs in
 * another environment than the rest of a, so b does not count as part of a.
 */
const table = new Map(
  [
    ["reader", "results", "react react-dom"],
    ["reader", "comments", "@giscus/react @waline/client"],
    ["reader", "traditional", "opencc-js"],
    ["reader", "algolia", "@docsearch/react algoliasearch search-insights"],
    ["reader", "analytics", "gatsby-plugin-google-gtag"],
    ["build", "notInBrowser", "@babel/runtime minimatch", "gatsby-plugin-google-gtag > "],
    ["develop", "serve", "sirv"],
    ["develop", "developServer", "@expo/devcert body-parser compression cors express multer", "gatsby > "],
    ["develop", "developProxy", "express-http-proxy", "gatsby > "],
    ["develop", "graphiql", "gatsby-graphiql-explorer graphql-http", "gatsby > "],
    ["develop", "hotUpdate", "socket.io socket.io-client webpack-dev-middleware", "gatsby > "],
    ["develop", "hotUpdate", "@gatsbyjs/webpack-hot-middleware", "gatsby > "],
    ["develop", "hotUpdate", "@pmmmwh/react-refresh-webpack-plugin", "gatsby > "],
  ].flatMap(([place, reason, names, owner = ""]) => names.split(" ").map((name) => [owner + name, { place, reason }])),
);
const unlisted = { place: "build", reason: "build" };

/**
 * Returns where a direct dependency runs, as one of `places`, and the reason. Dependencies that are
 * not in `table` run in the build.
 */
export function whereItRuns(name) {
  return table.get(name) ?? unlisted;
}

/**
 * Groups vulnerabilities by the direct dependency that brings them in. Follows the lock file,
 * because the links in npm's report (`effects`) end at packages for which npm has a fixed version.
 * A vulnerability that belongs to no direct dependency counts as reaching readers.
 * @param vulnerabilities as `npm audit --json` reports them
 * @param packages as package-lock.json lists them
 */
export function groupFindings(vulnerabilities, packages) {
  const all = Object.values(vulnerabilities).flatMap(({ name, nodes, via }) =>
    // A string names another vulnerable package, which has its own entry.
    via
      .filter((cause) => typeof cause === "object")
      .map(({ severity, title, url }) => ({ name, severity, title, url, nodes })),
  );
  const direct = directPackages(packages);
  const groups = [...direct, ...partsOf(direct, packages)].map(([name, root]) => {
    const reached = reach(name, root, packages, new Set(direct.values()));
    return { name, ...whereItRuns(name), findings: all.filter(({ nodes }) => nodes.some((node) => reached.has(node))) };
  });
  const lost = all.filter((finding) => !groups.some(({ findings }) => findings.includes(finding)));
  groups.push({ name: "?", place: "reader", reason: "unknown", findings: lost });
  return groups.filter(({ findings }) => findings.length > 0);
}

/**
 * Returns the names and lock file paths of the production dependencies of the project and its
 * workspaces.
 */
function directPackages(packages) {
  const own = Object.entries(packages).filter(([place, { link }]) => !link && !place.includes("node_modules/"));
  return new Map(
    own.flatMap(([place, { dependencies }]) =>
      Object.keys(dependencies ?? {}).map((name) => [name, resolve(name, place, packages)]),
    ),
  );
}

/**
 * Returns the `a > b` keys of `table` whose a is a direct dependency that depends on b, each with
 * b's lock file path.
 */
function partsOf(direct, packages) {
  return [...table.keys()].flatMap((name) => {
    const [owner, part] = name.split(" > ");
    const place = part && direct.has(owner) && resolve(part, direct.get(owner), packages);
    return place ? [[name, place]] : [];
  });
}

/**
 * Returns the lock file paths of a package and its dependencies. Leaves out packages that have
 * their own groups: the `a > b` entries of `table`, and the project's direct dependencies. A
 * package that reaches readers includes direct dependencies that it depends on, but not its peers
 * among them.
 */
function reach(name, root, packages, direct) {
  const isReader = whereItRuns(name).place === "reader";
  const reached = new Set([root]);
  for (const place of reached) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place];
    const needed = { ...dependencies, ...optionalDependencies };
    for (const need of Object.keys({ ...needed, ...peerDependencies })) {
      const next = resolve(need, place, packages);
      if (!next || (place === root && table.has(`${name} > ${need}`))) continue;
      // In a package that reaches readers, direct dependencies count too, except peers. Otherwise
      // code that a browser loads would count only as part of the build.
      if (!direct.has(next) || (isReader && need in needed)) reached.add(next);
    }
  }
  return reached;
}

/**
 * Resolves a package as Node does: in the node_modules of the dependent package, then in those of
 * its parent folders.
 */
function resolve(name, place, packages) {
  const around = place === "" ? undefined : place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")));
  const found = path.posix.join(place, "node_modules", name);
  if (packages[found]) return found;
  return around === undefined ? undefined : resolve(name, around, packages);
}

const permissive = new Set(
  "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT Python-2.0 Unlicense".split(" "),
);

/**
 * Counts packages by licence, the most common first.
 * @param manifests contents of package.json files; old ones name licences as objects, or as a list
 * in `licenses`
 * @returns one entry per licence expression; the expression is empty for packages that name no
 * licence
 */
export function countLicences(manifests) {
  const namesByLicence = new Map();
  for (const { name, license, licenses } of manifests) {
    const named = [license ?? licenses ?? []].flat().map((one) => one.type ?? one);
    const licence = named.join(" OR ");
    namesByLicence.set(licence, [...(namesByLicence.get(licence) ?? []), name]);
  }
  return [...namesByLicence]
    .map(([licence, names]) => ({
      licence,
      count: names.length,
      names: [...new Set(names)].sort(),
      isPermissive: isPermissive(licence),
    }))
    .sort((a, b) => b.count - a.count);
}

/**
 * Returns whether a licence expression is permissive. OR offers a choice of licences. AND requires
 * all of them, and binds more tightly than OR. Parts in parentheses are evaluated first.
 * https://spdx.github.io/spdx-spec/v3.0.1/annexes/spdx-license-expressions/
 */
function isPermissive(licence) {
  const inner = licence.replace(/\(([^()]*)\)/g, (_, part) => (hasPermissiveChoice(part) ? "MIT" : "restricted"));
  return inner === licence ? hasPermissiveChoice(licence) : isPermissive(inner);
}

/** Returns whether a licence expression without parentheses is permissive. */
function hasPermissiveChoice(expression) {
  return expression.split(" OR ").some((choice) => choice.split(" AND ").every((one) => permissive.has(one.trim())));
}
