// Loads React in the browser. In the built site, this import fetches the chunk of
// src/bundle/react-chunk.ts before an island needs it. Under `gatsby develop`, React is already
// loaded.
import "react-dom/client";
