/**
 * Redacts a path for the log, because a token in an account link would let a reader of the log open
 * the account. Replaces every path segment that is as long as a token, on any path.
 */
export function redactSecretPath(path: string): string {
  return path.replaceAll(/(?<=\/)[\w-]{40,}/g, '…')
}
