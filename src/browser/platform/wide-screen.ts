/** Above this width the navbar shows everything and there is no drawer. The stylesheets say the same. */
export const wideScreen = "(min-width: 997px)";
