/** Returns a `mailto:` URL that opens the mail program with this subject and text. */
export function emailUrl(
  email: string,
  { subject, text }: { subject: string; text: string },
): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${body}`
}
