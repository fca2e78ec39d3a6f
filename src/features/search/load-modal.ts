import modalStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!./search-modal.css";

type Modal = typeof import("./search-modal");

let loading: Promise<Modal> | undefined;

/** Loads the modal's code and stylesheet, which no page includes. */
export function loadModal(): Promise<Modal> {
  loading ??= Promise.all([
    import(/* webpackChunkName: "search-modal" */ "./search-modal"),
    loadStyles(modalStyles),
  ]).then(([modal]) => modal);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function loadStyles(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    };
    document.head.append(link);
  });
}
