import { useState } from 'react'
import * as v from 'valibot'
import { callAsStaff } from '#app/portal/call-as-staff.ts'
import { Button } from '#app/ui/button.tsx'
import { ChangeList } from './change-list.tsx'
import { type ShownChange, shownChange } from './shown-change.ts'

type Asking = 'no' | 'yes' | 'failed'

/** The audit: the newest changes come with the page, older ones each time somebody asks. */
export function ChangeLog({
  newest,
  hasOlder,
}: {
  newest: readonly ShownChange[]
  hasOlder: boolean
}) {
  const [known, setKnown] = useState<readonly ShownChange[]>([])
  const [isAtEnd, setAtEnd] = useState(false)
  const [asking, setAsking] = useState<Asking>('no')
  const shown = [...newest, ...known.filter(({ id }) => newest.every((it) => it.id !== id))]

  async function showOlder() {
    setAsking('yes')
    const { ok, body } = await callAsStaff(`/api/changes?before=${shown.at(-1)?.id ?? ''}`)
    const read = v.safeParse(v.array(shownChange), body)
    if (!ok || !read.success) return setAsking('failed')
    setKnown([...shown, ...read.output])
    setAtEnd(read.output.length === 0)
    setAsking('no')
  }

  return (
    <>
      <ChangeList changes={shown} />
      <div role="status" className="mt-4 text-quiet text-sm">
        {asking === 'failed' && 'Older changes could not be loaded.'}
        {isAtEnd && 'These are all changes since the beginning.'}
      </div>
      {hasOlder && !isAtEnd && (
        <Button
          size="dense"
          className="mt-2"
          disabled={asking === 'yes'}
          onClick={() => void showOlder()}
        >
          {asking === 'yes' ? 'Loading…' : 'Show older changes'}
        </Button>
      )}
    </>
  )
}
