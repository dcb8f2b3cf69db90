/**
 * Redacts a path for the log, because a reader of the log could open an account or a quotation with
 * a token. Replaces the token of a quotation by its prefix, however it is written, and every path
 * segment that is as long as a token, on any path.
 */
export function redactSecretPath(path: string): string {
  return path
    .replace(/(?<=^\/(?:q|%71|%51)\/)(?!verify(?:\.data)?\/?$)[^/.]+/i, '…')
    .replaceAll(/(?<=\/)[\w-]{40,}/g, '…')
}
