import { useEffect, useState } from 'react'
import type { JsonDifference } from '#app/platform/schema/json-diff.ts'
import { Button } from '#app/ui/components/button.tsx'
import { DifferenceList } from './difference-list.tsx'
import type { DocumentSection } from './document-sections.ts'
import type { EditorBinding } from './editor-binding.ts'
import type { usePublication } from './use-publication.ts'
import * as words from './words.ts'

type Props = {
  number: number
  writing: EditorBinding
  sections: readonly DocumentSection[]
  mayPublish: boolean
  isWritten: boolean
  isPlanned: boolean
  publication: ReturnType<typeof usePublication>
  onCancel: () => void
  onDone: () => void
}

/**
 * Confirms that a version is restored. Lists the changes on the site, and says what happens to a
 * draft.
 */
export function RestoreVersionConfirmation({
  number,
  writing,
  sections,
  mayPublish,
  publication,
  ...of
}: Props) {
  const { isWritten, isPlanned, onCancel, onDone } = of
  const texts = words.published[writing.visibility]
  const [changes, setChanges] = useState<readonly JsonDifference[]>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isOver = false
    void writing.compare(number).then((found) => {
      if (isOver) return
      if (found.ok) setChanges(found.value.changes)
      else setFailure(found.problem.message || words.compareFailed)
    })
    return () => {
      isOver = true
    }
  }, [writing, number])

  async function restore() {
    setFailure('')
    const why = await publication.restore(number)
    if (why === undefined) onDone()
    else setFailure(why)
  }

  const { isBusy } = publication
  const isSame = changes?.length === 0
  // The editor moves to the former address, so undo is not offered there.
  const isRenamed = changes?.some(({ path }) => path === 'slug') === true
  return (
    <>
      {failure !== '' && (
        <p role="alert" className="mb-4 border-bad border-l-4 pl-3 font-semibold text-bad text-sm">
          {failure}
        </p>
      )}
      <p>
        {!mayPublish
          ? words.restoreDrafts
          : isRenamed
            ? words.restoreMoves
            : texts.restorePublishes}
      </p>
      {isWritten && (
        <p className="mt-2">
          {mayPublish && isRenamed ? words.restoreDropsDraft : words.restoreReplaces}
        </p>
      )}
      {isPlanned && mayPublish && <p className="mt-2">{words.restoreCancelsPlan}</p>}
      {changes && (
        <div className="mt-4 max-h-[45dvh] overflow-y-auto">
          <h3 className="font-semibold text-sm">
            {isSame ? texts.restoreChangesNothing : texts.restoreChanges}
          </h3>
          <DifferenceList changes={changes} sections={sections} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button size="small" disabled={isBusy} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button
          tone="signal"
          size="small"
          disabled={isBusy || changes === undefined || (isSame && !isWritten)}
          onClick={() => void restore()}
        >
          {isBusy ? words.restoring : words.restore}
        </Button>
      </div>
    </>
  )
}
