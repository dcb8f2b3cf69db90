// Visitors' texts end up in mails, lists, files and PDFs. These texts must not break a line, change
// the direction of neighbouring text or contain characters that a file cannot store. The joiners
// that Indian scripts and emoji need are kept.

/**
 * Sanitizes a single line: line breaks become a space; control and bidirectional characters are
 * removed.
 */
export function sanitizeLine(typed: string): string {
  return typed
    .replaceAll(/(?![\t-\r\u0085])[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .replaceAll(/[\s\u0085]+/g, (run) => (breaks.test(run) ? ' ' : run))
    .trim()
}

const breaks = /[\t-\r\u0085\u2028\u2029]/

/**
 * Sanitizes a longer text: line breaks become `\n`. Direction marks are kept, direction overrides
 * are removed.
 */
export function sanitizeMultiline(typed: string): string {
  return typed
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
}
