/**
 * Tests of the CEL conformance suite (`@bufbuild/cel-spec`) that the profile accepts and answers differently, with the reason
 * (docs/rules.md). The build fails when a listed test agrees, and when an unlisted one differs.
 */
export const CONFORMANCE_DEVIATIONS: Readonly<Record<string, string>> = {
  "comparisons/lt_literal/lt_double": "numbers nearer than 1e-6 are equal",
  "fp_math/fp_math/mod_not_support": "'%' works on every number",
  "integer_math/int64_math/int64_overflow_positive": "one number type, double: no 64-bit overflow",
  "integer_math/int64_math/int64_overflow_negative": "one number type, double: no 64-bit overflow",
  "integer_math/int64_math/int64_overflow_add_negative": "one number type, double: no 64-bit overflow",
  "integer_math/int64_math/int64_overflow_sub_positive": "one number type, double: no 64-bit overflow",
  "integer_math/int64_math/int64_min_negate": "one number type, double: no 64-bit overflow",
  "integer_math/int64_math/int64_min_negate_mul": "one number type, double: no 64-bit overflow",
  "integer_math/int64_math/int64_min_negate_div": "one number type, double: no 64-bit overflow",
  "integer_math/int64_math/int64_overflow_mul_positive": "one number type, double: no 64-bit overflow",
  "integer_math/int64_math/int64_overflow_mul_negative": "one number type, double: no 64-bit overflow",
  "namespace/namespace/self_eval_container_lookup": "names have no namespaces",
  "namespace/namespace/self_eval_container_lookup_unchecked": "names have no namespaces",
};

/** Formulas that `cel-go`'s parser tests refuse and the profile accepts; runs of white space are shortened to one space. */
export const PARSER_DEVIATIONS: Readonly<Record<string, string>> = {
  "4--4.1": "one number type: whole and broken numbers mix",
  "0xFFFFFFFFFFFFFFFFF": "one number type: no 64-bit overflow",
  [`${Array.from({ length: 34 }, (_, i) => i + 1).join(" + ")}`]:
    "refused there for a recursion limit of 32, which that test sets; ours is 64",
};
