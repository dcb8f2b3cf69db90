import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import * as v from 'valibot'
import type { Failure, ProblemDetails } from '#app/platform/result/result.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { omitStatusFields } from './document-status.ts'
import type { DocumentValues } from './draft-session.ts'
import type { EditorBinding } from './editor-binding.ts'
import type { useDocumentDraft } from './use-document-draft.ts'
import * as words from './words.ts'

type Props = {
  writing: EditorBinding
  draft: ReturnType<typeof useDocumentDraft>
  mayPublish: boolean
  /** `true` if the draft differs from the site. */
  isWritten: boolean
}

type UndoableChange = {
  /** The version that the site showed before; undefined if the site did not change. */
  number: number | undefined
  /** The draft to restore; undefined for none. */
  written: DocumentValues | undefined
}

/** Publishes and restores a document, and offers to undo either. */
export function usePublication({ writing, draft, mayPublish, isWritten }: Props) {
  const undo = useUndo()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const { restored } = words.published[writing.visibility]

  /** Offers undo after a publication. */
  async function afterPublishing(message: string, written: DocumentValues) {
    // `read` updates the site's version, on which the next draft is based.
    const [number] = await Promise.all([findVersionBefore(writing), writing.read()])
    if (number === undefined) return showToast(message)
    offer(message, { number, written })
  }

  /** Resolves to undefined, or to a message with the reason. */
  async function restore(number: number): Promise<string | undefined> {
    setBusy(true)
    const failure = await restoreNow(number)
    setBusy(false)
    return failure
  }

  async function restoreNow(number: number): Promise<string | undefined> {
    await draft.saveNow()
    const { version, written: typed } = draft.now()
    const written = isWritten ? typed : undefined
    if (!mayPublish) {
      const made = await writing.backTo({ version, number })
      if (!made.ok) return refusalMessage(made.problem)
      await reopen()
      offer(made.value.message, { number: undefined, written })
      return undefined
    }
    const done = await writing.publishVersion({ version, number })
    if (!done.ok) {
      if (isOutdated(done.problem)) await reopen()
      // Without a response, the version may still have been published.
      return done.problem.kind === 'unreachable'
        ? refusalMessage(done.problem)
        : words.notPublished(refusalMessage(done.problem))
    }
    await reopen(done.value.movedTo)
    const before = await findVersionBefore(writing)
    if (before === undefined) void showToast(restored(number))
    else offer(restored(number), { number: before, written })
    return undefined
  }

  function offer(message: string, way: UndoableChange) {
    const { version } = draft.now()
    undo.offer({ key: version, message, undo: () => void goBack(way, version) })
  }

  /**
   * Undoes the change in one request. If someone has edited since, the version differs and the
   * server refuses with a conflict.
   */
  async function goBack(way: UndoableChange, version: number) {
    const { number, written } = way
    undo.onOver()
    await draft.saveNow()
    const done =
      number !== undefined
        ? await writing.publishVersion({ version, number, draft: written })
        : written
          ? await writing.save(written, version)
          : await writing.discard(version)
    if (!done.ok) return undoFailed(way, done)
    void showToast(words.undone)
    await reopen(movedTo(done.value))
  }

  /** Shows the reason. Unless someone has edited since, undo is offered again. */
  async function undoFailed(way: UndoableChange, { problem }: Failure) {
    const reason = refusalMessage(problem, words.notUndone)
    if (isOutdated(problem)) await reopen()
    if (problem.kind === 'conflict') void showToast(reason, 'error')
    else offer(reason, way)
  }

  /** Reloads the document and its status from the server, or goes to its new address. */
  async function reopen(address?: string) {
    if (address !== undefined) return navigate(address)
    const now = await writing.read()
    if (now.ok) {
      const { version, gaps } = v.parse(savedDraftSchema, now.value)
      draft.open({ document: omitStatusFields(now.value), version, gaps })
    }
    await revalidate()
  }

  return { restore, afterPublishing, isBusy, bar: { last: undo.last, onOver: undo.onOver } }
}

/** The second newest version is the one that the site showed before. */
async function findVersionBefore({ versions }: EditorBinding): Promise<number | undefined> {
  const found = await versions()
  return found.ok ? found.value.rows[1]?.number : undefined
}

const savedDraftSchema = v.object({ version: v.number(), gaps: v.record(v.string(), v.string()) })

/** Returns the editor's new address, if the document's key has changed. */
function movedTo(answer: unknown): string | undefined {
  return v.is(v.object({ movedTo: v.string() }), answer) ? answer.movedTo : undefined
}

/**
 * Returns `true` if the editor may show an old version: someone else saved, or the response was
 * lost.
 */
const isOutdated = ({ kind }: ProblemDetails) => kind === 'unreachable' || kind === 'conflict'

function refusalMessage({ message, errors }: ProblemDetails, otherwise = words.failed): string {
  return Object.values(errors).flat().join(' ') || message || otherwise
}
