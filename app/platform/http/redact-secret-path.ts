/**
 * Redacts a path for the log, because a reader of the log could open an account or a quotation with
 * a token. Replaces the segment after the prefix of quotations, in any spelling of the prefix, and
 * on any path each segment that is as long as a token.
 */
export function redactSecretPath(path: string): string {
  return path
    .replace(/(?<=^\/(?:q|%71|%51)\/)(?!verify(?:\.data)?\/?$)[^/.]+/i, '…')
    .replaceAll(/(?<=\/)[\w-]{40,}/g, '…')
}
