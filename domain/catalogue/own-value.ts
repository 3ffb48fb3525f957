/**
 * The value that a record has itself under a key, which may be any text: ids and codes come from documents, and every plain object answers
 * to `constructor` or `toString` without having them.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
