/**
 * The tests of the CEL conformance suite (`@bufbuild/cel-spec`) that the profile accepts and answers differently, with the reason
 * (docs/rules.md). A test here that comes to agree, and one that is not here and comes to differ, both fail the build.
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

/** What `cel-go`'s parser tests refuse and the profile takes; white space is made single. */
export const PARSER_DEVIATIONS: Readonly<Record<string, string>> = {
  "4--4.1": "one number type: whole and broken numbers mix",
  "0xFFFFFFFFFFFFFFFFF": "one number type: no 64-bit overflow",
  [`${Array.from({ length: 34 }, (_, i) => i + 1).join(" + ")}`]:
    "refused there for a recursion limit of 32, which that test sets; ours is 64",
};
