import type { Written } from './draft-session.ts'
import * as words from './words.ts'
import type { Answered, Writing } from './writing.ts'

type Calls = Pick<Writing, 'backTo' | 'publish' | 'read' | 'save' | 'discard'>

/** A draft that could not be saved again, and the version to save it over. */
export type Unsaved = { written: Written; version: number }

export type Outcome = { ok: true; version: number } | Failed
type Failed = { ok: false; says: string; unsaved?: Unsaved }

type Version = {
  /** The server's version number of the draft. */
  version: number
  number: number
  /** The draft that the version replaces; undefined: there is none. */
  written: Written | undefined
}

/** Publishes an earlier version. If that is refused, the draft that it replaced is saved again. */
export async function publishVersion(
  writing: Calls,
  { version, number, written }: Version,
): Promise<Outcome> {
  const made = await writing.backTo({ version, number })
  if (!made.ok) return { ok: false, says: sentenceOf(made) }
  const done = await writing.publish({ version: made.answer.version })
  if (done.ok) return { ok: true, version: done.answer.version }
  // Without an answer it may have been published.
  const why = done.status === 0 ? sentenceOf(done) : words.notPublished(sentenceOf(done))
  if (!written) return { ok: false, says: `${why} ${words.isDraftNow(number)}` }
  const saved = await saveAgain(writing, { written, version: made.answer.version })
  if (saved.ok) return { ok: false, says: `${why} ${words.draftAsItWas}` }
  return { ...saved, says: `${why} ${words.draftUnsaved}` }
}

type Way = {
  version: number
  /** The version that the site showed before; undefined: the site did not change. */
  number: number | undefined
  /** The draft at that time; undefined: there was none. */
  written: Written | undefined
}

/** Undoes a publication or a restored draft. */
export async function undoVersion(
  writing: Calls,
  { version, number, written }: Way,
): Promise<Failed | { ok: true }> {
  if (number !== undefined) {
    const done = await publishVersion(writing, { version, number, written })
    return done.ok && written ? saveAgain(writing, { written, version: done.version }) : done
  }
  if (written) {
    const saved = await saveAgain(writing, { written, version })
    // A newer draft stays.
    return !saved.ok && saved.status === 409 ? { ok: false, says: saved.why } : saved
  }
  const done = await writing.discard(version)
  return done.ok ? { ok: true } : { ok: false, says: sentenceOf(done, words.notUndone) }
}

async function saveAgain(writing: Calls, { written, version }: Unsaved) {
  // It is written over what the site shows by now.
  await writing.read()
  const saved = await writing.save(written, version)
  if (saved.ok) return { ok: true as const }
  const why = sentenceOf(saved, words.notUndone)
  const says = `${why} ${words.draftUnsaved}`
  return { ok: false as const, status: saved.status, why, says, unsaved: { written, version } }
}

type Refusal = Pick<Extract<Answered<unknown>, { ok: false }>, 'message' | 'errors'>

export function sentenceOf({ message, errors }: Refusal, otherwise = words.failed): string {
  return Object.values(errors).flat().join(' ') || message || otherwise
}
