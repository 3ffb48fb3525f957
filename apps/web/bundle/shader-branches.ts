/** One `#if … #endif` while its lines are read. */
interface Group {
  /** A branch is certain to be taken, so that those after it never are. */
  isDecided: boolean;
  /** A directive of the group was kept: the next kept branch is an `#elif` or `#else`, and the group ends with `#endif`. */
  isOpen: boolean;
  /** The lines of the present branch are dropped. */
  isDropped: boolean;
}

const DIRECTIVE = /^\s*#\s*(ifdef|ifndef|if|elif|else|endif)\b\s*(.*?)\s*(?:\/\/.*)?$/;

/**
 * GLSL without the branches that its preprocessor would never take, e.g. those for clear coats where no material has one. With the macros
 * of our materials both texts give the same program.
 *
 * never     macros that no material defines, and numbers of lights that are always 0
 * throws    `Error` where a directive has no partner
 */
export function withoutUntakenBranches(glsl: string, never: ReadonlySet<string>): string {
  const groups: Group[] = [];
  const lines = glsl.split("\n").flatMap((line) => {
    const directive = DIRECTIVE.exec(line);
    if (!directive) return groups.some((group) => group.isDropped) ? [] : [line];
    const [, word = "", argument = ""] = directive;
    if (word.startsWith("if")) groups.push({ isDecided: false, isOpen: false, isDropped: false });
    const group = groups.at(-1);
    if (!group) throw new Error(`No #if stands before ${line.trim()}.`);
    const isInDropped = groups.slice(0, -1).some((outer) => outer.isDropped);
    if (word === "endif") {
      groups.pop();
      return group.isOpen && !isInDropped ? ["#endif"] : [];
    }
    const kept = nextBranch(group, word, argument, never);
    return kept === undefined || isInDropped ? [] : [kept];
  });
  if (groups.length > 0) throw new Error("An #if has no #endif.");
  return lines.join("\n");
}

/** Enters a group's next branch and returns its directive; undefined where none is needed, or the branch is dropped. */
function nextBranch(group: Group, word: string, argument: string, never: ReadonlySet<string>) {
  const condition = conditionOf(word, argument);
  const holds = condition === undefined || decided(condition, never);
  group.isDropped = group.isDecided || holds === false;
  if (group.isDropped) return undefined;
  group.isDecided = holds === true;
  if (holds) return group.isOpen ? "#else" : undefined;
  const directive = group.isOpen ? "#elif" : "#if";
  group.isOpen = true;
  return `${directive} ${condition}`;
}

/** The condition of a branch; undefined for `#else`. */
function conditionOf(word: string, argument: string): string | undefined {
  if (word === "else") return undefined;
  if (word === "ifdef") return `defined(${argument})`;
  return word === "ifndef" ? `!defined(${argument})` : argument;
}

/** Holds, does not hold, or depends on what else is defined. */
type Truth = boolean | undefined;

const not = (one: Truth): Truth => (one === undefined ? undefined : !one);
const and = (one: Truth, other: Truth): Truth =>
  one === false || other === false ? false : one === undefined ? undefined : other;
const or = (one: Truth, other: Truth): Truth => not(and(not(one), not(other)));

/** `defined(A)`, `A > 0` and `i < A`: all are false for an `A` that is never defined, or 0. */
const ATOM = /^(?:defined\((\w+)\)|(\w+)>0|\w+<(\w+))$/;

/** Finds out if a condition holds whatever else is defined; undefined: that depends. */
function decided(condition: string, never: ReadonlySet<string>): Truth {
  const tokens = condition.replace(/\s+/g, "").match(/defined\(\w+\)|&&|\|\||[!()]|[^&|!()]+/g) ?? [];
  const disjunction = (): Truth => {
    let truth = conjunction();
    while (tokens[0] === "||" && tokens.shift()) truth = or(truth, conjunction());
    return truth;
  };
  const conjunction = (): Truth => {
    let truth = operand();
    while (tokens[0] === "&&" && tokens.shift()) truth = and(truth, operand());
    return truth;
  };
  const operand = (): Truth => {
    const token = tokens.shift() ?? "";
    if (token === "!") return not(operand());
    if (token !== "(") {
      const macro = ATOM.exec(token)
        ?.slice(1)
        .find((name) => name !== undefined);
      return macro !== undefined && never.has(macro) ? false : undefined;
    }
    const truth = disjunction();
    tokens.shift();
    return truth;
  };
  return disjunction();
}
