/** Stands in for the package `prop-types`, which in production does nothing but take up room. */
const checker = () => checker;
checker.isRequired = checker;

/** Whatever type is asked for, `PropTypes.shape({…}).isRequired` too. A CommonJS module, as its names are not listed. */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? undefined : checker) });
