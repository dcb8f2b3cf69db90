import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as v from 'valibot'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { omitStatusFields } from './document-status.ts'
import type { DocumentValues } from './draft-session.ts'
import type { EditorBinding } from './editor-binding.ts'
import {
  publishEarlierVersion,
  refusalMessage,
  type UnsavedDraft,
  undoPublishOrRestore,
} from './restore-version.ts'
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
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  /**
   * Offers undo after a publication. The second newest version is the one that the site showed
   * before.
   */
  async function afterPublishing(message: string, written: DocumentValues) {
    // `read` updates the site's version, on which the next draft is based.
    const [found] = await Promise.all([writing.versions(), writing.read()])
    const number = found.ok ? found.answer.rows[1]?.number : undefined
    if (number === undefined) return showToast(message)
    offer(message, { number, written })
  }

  /** Resolves to undefined, or to a message with the reason and the state of the draft. */
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
      if (!made.ok) return refusalMessage(made)
      await reopen()
      offer(made.answer.message, { number: undefined, written })
      return undefined
    }
    const done = await publishEarlierVersion(writing, { version, number, written })
    await reopen(done.ok ? undefined : done.unsaved)
    if (!done.ok) return done.says
    const found = await writing.versions()
    const before = found.ok ? found.answer.rows[1]?.number : undefined
    if (before === undefined) void showToast(words.restored(number))
    else offer(words.restored(number), { number: before, written })
    return undefined
  }

  function offer(message: string, way: UndoableChange) {
    const { version } = draft.now()
    undo.offer({ key: version, message, undo: () => void goBack(way, version) })
  }

  /**
   * Undoes the change. If someone has edited since, the version differs and the server refuses with
   * a conflict.
   */
  async function goBack(way: UndoableChange, version: number) {
    undo.onOver()
    await draft.saveNow()
    const done = await undoPublishOrRestore(writing, { ...way, version })
    if (done.ok) void showToast(words.undone)
    else void showToast(done.says, 'error')
    await reopen(done.ok ? undefined : done.unsaved)
  }

  /**
   * Reloads the document and its status from the server, then applies the draft that is still
   * unsaved.
   */
  async function reopen(unsaved?: UnsavedDraft) {
    const now = await writing.read()
    if (now.ok) {
      const { version, gaps } = v.parse(savedDraftSchema, now.answer)
      draft.open({ document: omitStatusFields(now.answer), version, gaps })
    } else if (unsaved) draft.open({ document: {}, version: unsaved.version, gaps: {} })
    // The session saves the draft. The browser stores it until then.
    if (unsaved) draft.write(unsaved.written)
    await revalidate()
  }

  return { restore, afterPublishing, isBusy, bar: { last: undo.last, onOver: undo.onOver } }
}

const savedDraftSchema = v.object({ version: v.number(), gaps: v.record(v.string(), v.string()) })
