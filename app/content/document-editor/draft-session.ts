import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import type { Result } from '#app/platform/result/result.ts'
import { type JsonDifference, jsonDiff } from '#app/platform/schema/json-diff.ts'
import { type JsonPath, withValueAt } from '#app/platform/schema/json-path.ts'
import {
  isJsonEqual,
  type MergeConflict,
  threeWayMerge,
} from '#app/platform/schema/three-way-merge.ts'
import { externalStore } from '#app/ui/components/external-store.ts'
import * as words from './words.ts'

export type DocumentValues = Record<string, unknown>
export type SaveState = 'saved' | 'waiting' | 'saving' | 'refused' | 'offline'

/** State of the session that the editor displays. */
export type DraftView = {
  written: DocumentValues
  saving: SaveState
  /** Validation errors from the server, and messages about missing fields, both by path. */
  errors: FieldErrors
  missing: Record<string, string>
  /** Message about a concurrent change by another user. */
  notice: string
  /** Values of the other user that this session's values replaced: nothing else has kept them. */
  overwritten: readonly JsonDifference[]
  /** Version number of the last save. */
  version: number
  /** Counts how often changes by other users arrived. */
  arrivals: number
  /** Counts how often the whole document was replaced. Each time, the fields are mounted again. */
  round: number
}

type OpenedDraft = { document: DocumentValues; version: number; gaps: Record<string, string> }

/** The requests of a session. */
export type DraftApi = {
  save: (
    written: DocumentValues,
    version: number,
  ) => Promise<Result<{ version: number; gaps: Record<string, string> }>>
  read: () => Promise<Result<OpenedDraft>>
  /** Returns the version on the server, and who changed it last. */
  status: () => Promise<Result<{ version: number; changedBy: string }>>
}

/** Delay from the last key press to a save, and from a failure to the next try, in milliseconds. */
const autosaveDelayMs = 900
const retryDelayMs = 5_000
/** Maximum number of fields that a notice names. */
const maxNames = 5

const joinPath = (path: readonly string[]) => path.join(' › ')

/**
 * Keeps a document in sync with the server. Each change is saved automatically after a short delay.
 * If another user saved first, it merges both changes and saves again. Input that is not saved yet
 * stays in the editor. `nameOf` returns the name of a field for notices.
 */
export function draftSession(
  opened: OpenedDraft,
  wire: DraftApi,
  nameOf: (path: readonly string[]) => string = joinPath,
) {
  let base = opened.document
  let isSending = false
  let running = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  const { view, subscribe, show } = externalStore<DraftView>({
    written: opened.document,
    saving: 'saved',
    errors: {},
    missing: opened.gaps,
    notice: '',
    overwritten: [],
    version: opened.version,
    arrivals: 0,
    round: 0,
  })
  const listNames = (paths: readonly (readonly string[])[]) =>
    [...new Set(paths.map(nameOf))].slice(0, maxNames).join(', ')
  const later = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void saveNow(), wait)
  }

  /** Saves what is not saved yet. Resolves after a save that is already running, too. */
  function saveNow(): Promise<void> {
    clearTimeout(timer)
    running = running.then(saveOnce, saveOnce)
    return running
  }

  async function saveOnce(): Promise<void> {
    if (view().written === base) return
    isSending = true
    const { written, version } = view()
    show({ saving: 'saving' })
    const sent = await wire.save(written, version)
    isSending = false
    if (sent.ok) return whenSaved(written, sent.value)
    if (sent.problem.kind === 'conflict') return takeTheirs()
    const isRefused = sent.problem.kind === 'invalid'
    show({
      saving: isRefused ? 'refused' : 'offline',
      errors: isRefused ? sent.problem.errors : {},
    })
    // A refused document is sent again only after a change.
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
    const [theirs, status] = await Promise.all([wire.read(), wire.status()])
    if (!theirs.ok) {
      show({ saving: 'offline' })
      return later(retryDelayMs)
    }
    const { document, version, gaps } = theirs.value
    // A save finished while this document was on its way, so this document is older.
    if (version < view().version) return
    const who = status.ok ? status.value.changedBy : words.somebody
    const { merged, clashes } = threeWayMerge(base, view().written, document)
    base = document
    const arrivals = view().arrivals + 1
    if (isJsonEqual(merged, document)) {
      const changed = jsonDiff(view().written, document).map(({ path }) => path.split(' › '))
      const notice = words.updated(who, listNames(changed))
      const isSaved = { saving: 'saved', errors: {}, missing: gaps } as const
      return show({ ...isSaved, written: base, version, notice, arrivals })
    }
    const paths = listNames(clashes.map(({ path }) => path.split('.')))
    show({
      written: isPlainObject(merged) ? merged : view().written,
      version,
      saving: 'waiting',
      notice: paths === '' ? words.merged(who) : words.clashed(who, paths),
      // A later merge without a conflict must not remove a text that somebody is about to copy.
      ...(clashes.length > 0 && { overwritten: valuesOf(clashes) }),
      arrivals,
    })
    later(0)
  }

  /** Fetches the document if another user has saved it since. */
  async function fetchNewer(): Promise<void> {
    if (isSending) return
    const found = await wire.status()
    if (!isSending && found.ok && found.value.version > view().version) await takeTheirs()
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
    fetchNewer,
    isSaved: () => view().written === base,
    /** Returns the typed document and its base, for the draft stored in the browser. */
    typed: () => ({ base, written: view().written }),
    /**
     * Restores an unsaved document, which was typed over `was`. Changes that others saved since are
     * merged. Returns `false` if there is nothing to restore.
     */
    takeUp(was: unknown, written: unknown) {
      const { merged, clashes } = threeWayMerge(was, written, view().written)
      if (!isPlainObject(merged) || isJsonEqual(merged, base)) return false
      const paths = listNames(clashes.map(({ path }) => path.split('.')))
      const notice = paths === '' ? '' : words.takenUpOver(paths)
      const overwritten = valuesOf(clashes)
      show({ written: merged, saving: 'waiting', notice, overwritten, round: view().round + 1 })
      later(0)
      return true
    },
    /** Replaces the document with another one, such as an earlier version. */
    open: (next: OpenedDraft) => {
      clearTimeout(timer)
      base = next.document
      const { version, gaps: missing } = next
      const round = view().round + 1
      const messages = { errors: {}, missing, notice: '', overwritten: [] }
      show({ written: base, saving: 'saved', ...messages, version, round })
    },
    /** Applies several changes and saves them in one request. */
    changeAll: (changes: readonly { path: JsonPath; value: unknown }[]) => {
      const changed = changes.reduce<unknown>(
        (now, { path, value }) => withValueAt(now, path, value),
        view().written,
      )
      show({ written: isPlainObject(changed) ? changed : {}, saving: 'waiting' })
      later(0)
    },
    /** Overwrites the whole document and saves it. */
    write: (next: DocumentValues) => {
      show({ written: next, saving: 'waiting', round: view().round + 1 })
      later(0)
    },
    /** Takes over the version number that a publication or a plan created. */
    stepTo: (version: number) => show({ version }),
  }
}

/** Lists the values that the other side had at the paths of the conflicts. */
const valuesOf = (clashes: readonly MergeConflict[]): JsonDifference[] =>
  clashes.flatMap(({ path, theirs }) =>
    jsonDiff(undefined, theirs).map((it) => ({
      ...it,
      path: [...path.split('.'), it.path].filter((step) => step !== '').join(' › '),
    })),
  )

function isPlainObject(value: unknown): value is DocumentValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
