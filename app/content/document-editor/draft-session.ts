import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { type JsonPath, withValueAt } from '#app/platform/schema/json-path.ts'
import { isJsonEqual, threeWayMerge } from '#app/platform/schema/three-way-merge.ts'
import { externalStore } from '#app/ui/components/external-store.ts'
import * as words from './words.ts'

export type DocumentValues = Record<string, unknown>
export type SaveState = 'saved' | 'waiting' | 'saving' | 'refused' | 'offline'

/** What the editor shows of it. */
export type DraftView = {
  written: DocumentValues
  saving: SaveState
  /** What the server refused, and what is still missing, by path. */
  errors: FieldErrors
  missing: Record<string, string>
  /** What somebody else did meanwhile. */
  notice: string
  /** The version that what is saved has. */
  version: number
  /** Counts how often another document took its place: the fields are then drawn anew. */
  round: number
}

type OpenedDraft = { document: DocumentValues; version: number; gaps: Record<string, string> }

type DraftRequestResult<Value> =
  | { ok: true; answer: Value }
  | { ok: false; status: number; errors: FieldErrors }

/** How a session speaks with the server. */
export type DraftApi = {
  save: (
    written: DocumentValues,
    version: number,
  ) => Promise<DraftRequestResult<{ version: number; gaps: Record<string, string> }>>
  read: () => Promise<
    DraftRequestResult<{ document: DocumentValues; version: number; editedBy: string }>
  >
}

/** How long after the last key what was typed is sent, and after a failure sent again, in milliseconds. */
const autosaveDelayMs = 900
const retryDelayMs = 5_000

/**
 * A document as it is written. Every change is saved by itself a moment later; where somebody else was
 * quicker the changes of both are put together and saved again. What is not saved stays as it was typed.
 */
export function draftSession(opened: OpenedDraft, wire: DraftApi) {
  let base = opened.document
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const { view, subscribe, show } = externalStore<DraftView>({
    written: opened.document,
    saving: 'saved',
    errors: {},
    missing: opened.gaps,
    notice: '',
    version: opened.version,
    round: 0,
  })
  const later = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void saveNow(), wait)
  }

  async function saveNow(): Promise<void> {
    clearTimeout(timer)
    if (isSending || view().written === base) return
    isSending = true
    const { written, version } = view()
    show({ saving: 'saving' })
    const sent = await wire.save(written, version)
    isSending = false
    if (sent.ok) return whenSaved(written, sent.answer)
    if (sent.status === 409) return takeTheirs()
    const isRefused = sent.status === 422
    show({ saving: isRefused ? 'refused' : 'offline', errors: isRefused ? sent.errors : {} })
    // What is refused is sent again when it is changed.
    if (view().written !== written) later(0)
    else if (!isRefused) later(retryDelayMs)
  }

  function whenSaved(
    written: DocumentValues,
    { version, gaps }: { version: number; gaps: Record<string, string> },
  ) {
    base = written
    const isAll = view().written === written
    show({ saving: isAll ? 'saved' : 'waiting', errors: {}, missing: gaps, version })
    if (!isAll) later(0)
  }

  async function takeTheirs(): Promise<void> {
    const theirs = await wire.read()
    if (!theirs.ok) {
      show({ saving: 'offline' })
      return later(retryDelayMs)
    }
    const { document, version, editedBy } = theirs.answer
    const { merged, clashes } = threeWayMerge(base, view().written, document)
    base = document
    const paths = clashes.map(({ path }) => path).join(', ')
    show({
      written: isPlainObject(merged) ? merged : view().written,
      version,
      saving: 'waiting',
      notice: paths === '' ? words.merged(editedBy) : words.clashed(editedBy, paths),
    })
    later(0)
  }

  return {
    view,
    subscribe,
    change: (path: JsonPath, next: unknown) => {
      const changed = withValueAt(view().written, path, next)
      show({ written: isPlainObject(changed) ? changed : {}, saving: 'waiting' })
      later(autosaveDelayMs)
    },
    saveNow,
    isSaved: () => view().written === base,
    /** The typed document and its base, for the draft in the browser. */
    typed: () => ({ base, written: view().written }),
    /** Takes up what was typed over `was` and never saved, beside what others changed since. */
    takeUp(was: unknown, written: unknown) {
      const { merged, clashes } = threeWayMerge(was, written, view().written)
      if (!isPlainObject(merged) || isJsonEqual(merged, base)) return false
      const paths = clashes.map(({ path }) => path).join(', ')
      const notice = paths === '' ? '' : words.takenUpOver(paths)
      show({ written: merged, saving: 'waiting', notice, round: view().round + 1 })
      later(0)
      return true
    },
    /** Another document takes its place: a version, or what was written before. */
    open: (next: OpenedDraft) => {
      clearTimeout(timer)
      base = next.document
      const { version, gaps: missing } = next
      const round = view().round + 1
      show({ written: base, saving: 'saved', errors: {}, missing, notice: '', version, round })
    },
    /** Changes that belong together are saved as one. */
    changeAll: (changes: readonly { path: JsonPath; value: unknown }[]) => {
      const changed = changes.reduce<unknown>(
        (now, { path, value }) => withValueAt(now, path, value),
        view().written,
      )
      show({ written: isPlainObject(changed) ? changed : {}, saving: 'waiting' })
      later(0)
    },
    /** Writes a document in the place of what is written. */
    write: (next: DocumentValues) => {
      show({ written: next, saving: 'waiting', round: view().round + 1 })
      later(0)
    },
    /** A publication or a plan has made a version of its own. */
    stepTo: (version: number) => show({ version }),
  }
}

function isPlainObject(value: unknown): value is DocumentValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
