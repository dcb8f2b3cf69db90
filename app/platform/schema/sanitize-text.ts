// Texts of strangers end in mails, lists, files and papers. None of them may break a line there, turn
// the reading order of what stands beside it or hold what no file can keep. The joiners stay, by
// which Indian scripts and emoji are written.

/** One line: breaks between words become a space; control and bidirectional characters are left out. */
export function sanitizeLine(typed: string): string {
  return typed
    .replaceAll(/(?![\t-\r\u0085])[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .replaceAll(/[\s\u0085]+/g, (run) => (breaks.test(run) ? ' ' : run))
    .trim()
}

const breaks = /[\t-\r\u0085\u2028\u2029]/

/** The same of a longer text, whose line breaks stay, as `\n`. Marks of direction stay too, overrides don't. */
export function sanitizeMultiline(typed: string): string {
  return typed
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
}
