/** Replaces `URL.canParse`, which Safari before 17 and Chrome before 120 lack. */
export function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text))
  } catch {
    return false
  }
}
