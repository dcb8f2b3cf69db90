/** An account as a note can name it. */
export type NamedAccount = { id: number; name: string; userId: string }

/** A name after an `@`. `ids` are the accounts of that name; it is empty if there is none. */
export type NameInNote = { written: string; ids: readonly number[] }

const startOfName = /(?<![\p{L}\p{M}\p{N}_.+-])@(?=[\p{L}\p{N}])/gu
const insideWord = /^[\p{L}\p{M}\p{N}_]/u
const firstWord = /^[\p{L}\p{M}][\p{L}\p{M}\p{N}_]*/u

/**
 * Finds the names after an `@` in a note: a display name, a user ID or a first name. The longest
 * name counts, and a whole name counts before a first name. A part of an e-mail address and a price
 * such as `@ 500` are no names. `written` has the `@` and the spelling of the note.
 */
export function findNamesInNote(text: string, accounts: readonly NamedAccount[]): NameInNote[] {
  const whole = accounts.flatMap(({ id, name, userId }) =>
    [name, userId].map((label) => ({ id, label })),
  )
  const first = accounts.map(({ id, name }) => ({ id, label: firstNameOf(name) }))
  const found = new Map<string, NameInNote>()
  for (const { index } of text.matchAll(startOfName)) {
    const rest = text.slice(index + 1)
    const ofWhole = longestMatches(rest, whole)
    const ofFirst = longestMatches(rest, first)
    const matches = ofFirst.length > ofWhole.length ? ofFirst : ofWhole
    const length = matches.length || (firstWord.exec(rest)?.[0].length ?? 0)
    if (length === 0) continue
    const written = `@${rest.slice(0, length)}`
    found.set(written.toLowerCase(), { written, ids: [...new Set(matches.ids)] })
  }
  return [...found.values()]
}

/** Returns the first word of a name. */
export const firstNameOf = (name: string) => name.split(' ', 1)[0] ?? name

function longestMatches(rest: string, labels: readonly { id: number; label: string }[]) {
  const fitting = labels.filter(({ label }) => label !== '' && startsWithName(rest, label))
  const length = Math.max(0, ...fitting.map(({ label }) => label.length))
  const ids = fitting.filter(({ label }) => label.length === length).map(({ id }) => id)
  return { length, ids }
}

function startsWithName(rest: string, label: string): boolean {
  return (
    rest.slice(0, label.length).toLowerCase() === label.toLowerCase() &&
    !insideWord.test(rest.slice(label.length))
  )
}

/** A part of a note's text. `isMention` marks the name of a mentioned colleague. */
export type NotePart = { text: string; isMention: boolean }

/**
 * Splits the text of a note at its mentions. The name of a colleague is the present one, even if it
 * was another when the note was written.
 */
export function splitAtMentions(
  text: string,
  mentions: readonly { written: string; name: string }[],
): NotePart[] {
  const parts: NotePart[] = []
  let rest = 0
  for (const { index } of text.matchAll(startOfName)) {
    const [mention] = mentions
      .filter(({ written }) => startsWithName(text.slice(index), written))
      .sort((a, b) => b.written.length - a.written.length)
    if (!mention) continue
    if (index > rest) parts.push({ text: text.slice(rest, index), isMention: false })
    parts.push({ text: `@${mention.name}`, isMention: true })
    rest = index + mention.written.length
  }
  if (rest < text.length) parts.push({ text: text.slice(rest), isMention: false })
  return parts
}
