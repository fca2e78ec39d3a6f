// React for the browser. In the built site src/postbuild/react-chunk.ts has it in one chunk, which this import fetches
// before an island asks for it; under `gatsby develop` it is there already.
import "react-dom/client";
