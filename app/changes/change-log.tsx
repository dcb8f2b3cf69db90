import { useState } from 'react'
import * as v from 'valibot'
import { callAsStaff } from '#app/staff/call-as-staff.ts'
import { Button } from '#app/ui/button.tsx'
import { ChangeList } from './change-list.tsx'
import { type ShownChange, shownChange } from './shown-change.ts'

type Older = 'there' | 'loading' | 'failed' | 'none'

/** The audit: the newest changes come with the page, older ones each time somebody asks. */
export function ChangeLog({
  newest,
  hasOlder,
}: {
  newest: readonly ShownChange[]
  hasOlder: boolean
}) {
  const [known, setKnown] = useState<readonly ShownChange[]>([])
  const [older, setOlder] = useState<Older>(hasOlder ? 'there' : 'none')
  const shown = [...newest, ...known.filter(({ id }) => newest.every((it) => it.id !== id))]

  async function showOlder() {
    setOlder('loading')
    const { ok, body } = await callAsStaff(`/api/changes?before=${shown.at(-1)?.id ?? ''}`)
    const read = v.safeParse(v.array(shownChange), body)
    if (!ok || !read.success) return setOlder('failed')
    setKnown([...shown, ...read.output])
    setOlder(read.output.length > 0 ? 'there' : 'none')
  }

  return (
    <>
      <ChangeList changes={shown} />
      <div role="status" className="mt-4 text-quiet text-sm">
        {older === 'failed' && 'Older changes could not be loaded. '}
        {older === 'none' && known.length > 0 && 'These are all changes since the beginning.'}
      </div>
      {older !== 'none' && (
        <Button
          size="dense"
          className="mt-2"
          disabled={older === 'loading'}
          onClick={() => void showOlder()}
        >
          {older === 'loading' ? 'Loading…' : 'Show older changes'}
        </Button>
      )}
    </>
  )
}
