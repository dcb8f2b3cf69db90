/**
 * A path as the log may have it: whoever reads there what stands in a link to somebody's account could open
 * it. Any part as long as such a token goes, whatever the address.
 */
export function redactSecretPath(path: string): string {
  return path.replaceAll(/(?<=\/)[\w-]{40,}/g, '…')
}
