/** A button for an article: `makeButton("copy", "复制")`. */
export function makeButton(className: string, text: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text;
  return button;
}
