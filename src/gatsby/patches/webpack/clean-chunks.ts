import { isHashedChunk } from "../../../hosting/hashed-chunk";
import { expectPresent } from "../patch";
import { anchorIn, removeFromConfig, type WebpackPatch } from "./webpack-patch";

const chunkName = "[name]-[contenthash].js";

/** Has webpack remove the chunks of earlier builds. Gatsby keeps them in the deployed folder, although nothing links there. */
export const cleanChunks: WebpackPatch = {
  name: "webpack/clean-chunks",
  leansOn: `gatsby 5.16, webpack.config.js: chunks named ${chunkName} in an output without clean`,
  gain: "the deployed folder does not grow with every build",
  remove: removeFromConfig,
  apply: (config) => {
    const { output } = config;
    const isAsWritten = output?.filename === chunkName && output.chunkFilename === chunkName && !("clean" in output);
    expectPresent(isAsWritten, anchorIn(config, cleanChunks, `output of ${chunkName} without clean`));
    return { ...config, output: { ...output, clean: { keep: (file) => !isHashedChunk(file) } } };
  },
};
