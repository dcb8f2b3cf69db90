/** Returns only the given properties of an object. */
export function pick<From extends object, Key extends keyof From>(
  from: From,
  keys: readonly Key[],
): Pick<From, Key>
export function pick(from: Record<string, unknown>, keys: readonly string[]) {
  return Object.fromEntries(keys.map((key) => [key, from[key]]))
}
