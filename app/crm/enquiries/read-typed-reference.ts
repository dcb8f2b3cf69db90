/**
 * Returns the reference that a person means: `sb 7f3k2`, `SB7F3K2` and `SB–7F3K2` are `SB-7F3K2`.
 * Another text is only shortened.
 */
export function readTypedReference(typed: string): string {
  const bare = typed
    .slice(0, 40)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  return bare.length <= 2 ? bare : `${bare.slice(0, 2)}-${bare.slice(2, 18)}`
}
