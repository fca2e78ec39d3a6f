// Provides React for the browser. In the built site, src/bundle/react-chunk.ts puts it in one
// chunk, which this import fetches before an island needs it. Under `gatsby develop` it is already
// loaded.
import "react-dom/client";
