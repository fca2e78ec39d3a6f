/** A CSS module: class names as written, to class names as built. */
declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export = classes;
}

declare module "*.css";
