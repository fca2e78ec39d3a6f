/** A page as Gatsby 5.16 writes it with gatsby-plugin-image, shortened: every anchor of the patches is as it is there. */
export function gatsbyPage(
  path: string,
  { main = "<p>正文</p>", css = "p{color:red}", build = "3af6d453a1294389f33a" } = {},
) {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>页</title><style data-href="/styles.css" data-identity="gatsby-global-css">${css}</style><style>.gatsby-image-wrapper{a:b}</style><noscript><style>.gatsby-image-wrapper noscript [data-main-image]{opacity:1!important}</style></noscript><script type="module">const e="undefined"!=typeof HTMLImageElement&&"loading"in HTMLImageElement.prototype;</script><script>theme()</script><script type="application/ld+json">{"a":1}</script></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${main}<footer class="f" id="foot">脚</footer></div><div id="gatsby-announcer" style="position:absolute" aria-live="assertive" aria-atomic="true"></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="${build}";</script><script src="/framework.js" async></script><script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
}
