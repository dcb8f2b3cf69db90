import type { DocumentValues } from './draft-session.ts'
import type { EditorBinding, EditorRequestResult } from './editor-binding.ts'
import * as words from './words.ts'

type RestoreRequests = Pick<EditorBinding, 'backTo' | 'publish' | 'read' | 'save' | 'discard'>

/** A draft that could not be saved again, and the version on which to save it. */
export type UnsavedDraft = { written: DocumentValues; version: number }

export type RestoreOutcome = { ok: true; version: number } | RestoreFailure
type RestoreFailure = { ok: false; says: string; unsaved?: UnsavedDraft }

type VersionToPublish = {
  /** The server's version number of the draft. */
  version: number
  number: number
  /** The draft that the version replaces; undefined if there is none. */
  written: DocumentValues | undefined
}

/** Publishes an earlier version. If that is refused, the draft that it replaced is saved again. */
export async function publishEarlierVersion(
  writing: RestoreRequests,
  { version, number, written }: VersionToPublish,
): Promise<RestoreOutcome> {
  const made = await writing.backTo({ version, number })
  if (!made.ok) return { ok: false, says: refusalMessage(made) }
  const done = await writing.publish({ version: made.answer.version })
  if (done.ok) return { ok: true, version: done.answer.version }
  // Without a response, the version may still have been published.
  const why = done.status === 0 ? refusalMessage(done) : words.notPublished(refusalMessage(done))
  if (!written) return { ok: false, says: `${why} ${words.isDraftNow(number)}` }
  const saved = await resaveDraft(writing, { written, version: made.answer.version })
  if (saved.ok) return { ok: false, says: `${why} ${words.draftAsItWas}` }
  return { ...saved, says: `${why} ${words.draftUnsaved}` }
}

type UndoInput = {
  version: number
  /** The version that the site showed before; undefined if the site did not change. */
  number: number | undefined
  /** The draft at that time; undefined if there was none. */
  written: DocumentValues | undefined
}

/** Undoes a publication or a restored draft. */
export async function undoPublishOrRestore(
  writing: RestoreRequests,
  { version, number, written }: UndoInput,
): Promise<RestoreFailure | { ok: true }> {
  if (number !== undefined) {
    const done = await publishEarlierVersion(writing, { version, number, written })
    return done.ok && written ? resaveDraft(writing, { written, version: done.version }) : done
  }
  if (written) {
    const saved = await resaveDraft(writing, { written, version })
    // A newer draft is not overwritten.
    return !saved.ok && saved.status === 409 ? { ok: false, says: saved.why } : saved
  }
  const done = await writing.discard(version)
  return done.ok ? { ok: true } : { ok: false, says: refusalMessage(done, words.notUndone) }
}

async function resaveDraft(writing: RestoreRequests, { written, version }: UnsavedDraft) {
  // Reads the current site first: the draft is saved as a change to it.
  await writing.read()
  const saved = await writing.save(written, version)
  if (saved.ok) return { ok: true as const }
  const why = refusalMessage(saved, words.notUndone)
  const says = `${why} ${words.draftUnsaved}`
  return { ok: false as const, status: saved.status, why, says, unsaved: { written, version } }
}

type RequestRefusal = Pick<
  Extract<EditorRequestResult<unknown>, { ok: false }>,
  'message' | 'errors'
>

export function refusalMessage(
  { message, errors }: RequestRefusal,
  otherwise = words.failed,
): string {
  return Object.values(errors).flat().join(' ') || message || otherwise
}
