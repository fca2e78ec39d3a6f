import type { Expression, Program } from "estree";
import { isValidElement } from "react";
import { say } from "../../config/say";
import type { Bilingual, Wording } from "../../text/diagnostics/bilingual";
import { mdxMessages } from "../../text/diagnostics/mdx-messages";

/** An error with the line of the expression that caused it. */
export class LocatedError extends Error {
  constructor(
    readonly line: number,
    readonly wording: Bilingual<Wording>,
  ) {
    super(say(wording).message);
  }
}

/**
 * Runs an expression of an .mdx file; what it throws, or what React could not print, is an error of that line.
 * @param printed false for the value of an attribute, which may be any object
 */
export function located(line: number, source: string, printed: boolean, evaluate: () => unknown): unknown {
  try {
    const value = evaluate();
    if (!printed || isPrintable(value)) return value;
    throw new Error(say(mdxMessages.object));
  } catch (error) {
    if (error instanceof LocatedError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocatedError(line, mdxMessages.failed(source, reason));
  }
}

function isPrintable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPrintable);
  return typeof value !== "object" || value === null || isValidElement(value);
}

/**
 * `{x}` compiled as `{props.located(3, "x", true, () => x)}`: JavaScript's errors know no line of the Markdown file.
 * `props` is the parameter of the function that MDX makes of the document.
 */
export function locateExpression(program: Program, line: number, source: string, printed: boolean): void {
  const statement = program.body[0];
  if (statement?.type !== "ExpressionStatement") return;
  const body: Expression = statement.expression;
  statement.expression = {
    type: "CallExpression",
    optional: false,
    callee: {
      type: "MemberExpression",
      object: { type: "Identifier", name: "props" },
      property: { type: "Identifier", name: "located" },
      computed: false,
      optional: false,
    },
    arguments: [
      { type: "Literal", value: line },
      { type: "Literal", value: source },
      { type: "Literal", value: printed },
      { type: "ArrowFunctionExpression", params: [], body, expression: true, async: false, generator: false },
    ],
  };
}
