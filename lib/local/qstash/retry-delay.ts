import { Rejected } from "./rejected.ts";

type Formula = (retried: number) => number;

const MAX_LENGTH = 1000;
const TOKEN = /\s*(\d+(?:\.\d+)?|[a-z]+|[-+*/%(),])/y;

const FUNCTIONS: Record<string, { args: number; call: (...args: number[]) => number }> = {
  pow: { args: 2, call: Math.pow },
  sqrt: { args: 1, call: Math.sqrt },
  abs: { args: 1, call: Math.abs },
  exp: { args: 1, call: Math.exp },
  floor: { args: 1, call: Math.floor },
  ceil: { args: 1, call: Math.ceil },
  round: { args: 1, call: Math.round },
  min: { args: 2, call: Math.min },
  max: { args: 2, call: Math.max },
};

const SUMS: Record<string, (a: number, b: number) => number> = { "+": (a, b) => a + b, "-": (a, b) => a - b };
const PRODUCTS: Record<string, (a: number, b: number) => number> = {
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
};

function invalid(source: string, why: string): Rejected {
  return new Rejected(`invalid retry delay expression "${source}": ${why}`);
}

function tokenize(source: string): string[] {
  if (source.length > MAX_LENGTH) throw invalid(`${source.slice(0, 20)}...`, "too long");
  const end = source.trimEnd().length;
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(source)?.[1];
    if (token === undefined) throw invalid(source, `unexpected "${source.slice(at).trim()[0]}"`);
    tokens.push(token);
  }
  return tokens;
}

/**
 * Compiles a retry-delay expression: numbers, `retried`, `+ - * / %`, brackets and the documented functions.
 * The formula answers milliseconds; a malformed expression is a `Rejected` (400).
 */
export function compileRetryDelay(source: string): Formula {
  const tokens = tokenize(source);
  let position = 0;

  const take = (token: string) => tokens[position] === token && ++position > 0;
  const expect = (token: string) => {
    if (!take(token)) throw invalid(source, `expected "${token}"`);
  };

  /** Left-associative chain of one precedence level. */
  function chain(operators: typeof SUMS, operand: () => Formula): Formula {
    let left = operand();
    for (;;) {
      const operator = operators[tokens[position] ?? ""];
      if (!operator) return left;
      position++;
      const [a, b] = [left, operand()];
      left = (retried) => operator(a(retried), b(retried));
    }
  }

  function sum(): Formula {
    return chain(SUMS, () => chain(PRODUCTS, unary));
  }

  function unary(): Formula {
    if (!take("-")) return atom();
    const inner = unary();
    return (retried) => -inner(retried);
  }

  function atom(): Formula {
    const token = tokens[position++];
    if (token === undefined) throw invalid(source, "it ends too early");
    if (/^\d/.test(token)) return () => Number(token);
    if (token === "retried") return (retried) => retried;
    if (token === "(") {
      const inner = sum();
      expect(")");
      return inner;
    }
    return functionCall(token);
  }

  function functionCall(name: string): Formula {
    const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (!known) throw invalid(source, `unknown name "${name}"`);
    expect("(");
    const args = [sum()];
    while (take(",")) args.push(sum());
    expect(")");
    if (args.length !== known.args) throw invalid(source, `${name} takes ${known.args} argument(s)`);
    return (retried) => known.call(...args.map((arg) => arg(retried)));
  }

  const formula = sum();
  if (position < tokens.length) throw invalid(source, `unexpected "${tokens[position]}"`);
  return formula;
}
