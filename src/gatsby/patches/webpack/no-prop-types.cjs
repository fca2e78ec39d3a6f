/** In place of the package `prop-types`, which in production does nothing but take up room. */
const checker = () => checker;
checker.isRequired = checker;

/** Answers to every type, `PropTypes.shape({…}).isRequired` too. A CommonJS module, since it cannot list their names. */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? undefined : checker) });
