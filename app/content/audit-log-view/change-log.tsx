import { useState } from 'react'
import { listChanges } from '#app/platform/audit/change-log-endpoints.ts'
import type { ChangeResponse } from '#app/platform/audit/change-response.ts'
import * as words from '#app/platform/audit/staff-words.ts'
import { Button } from '#app/ui/components/button.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { ChangeList } from './change-list.tsx'

type LoadingState = 'no' | 'yes' | 'failed'

/** The audit log. The page loads with the newest changes; older ones load on request. */
export function ChangeLog({
  newest,
  hasOlder,
}: {
  newest: readonly ChangeResponse[]
  hasOlder: boolean
}) {
  const [known, setKnown] = useState<readonly ChangeResponse[]>([])
  const [isAtEnd, setAtEnd] = useState(false)
  const [asking, setAsking] = useState<LoadingState>('no')
  const shown = [...newest, ...known.filter(({ id }) => newest.every((it) => it.id !== id))]

  async function showOlder() {
    setAsking('yes')
    const result = await requestAsStaff(listChanges, {
      query: { before: String(shown.at(-1)?.id ?? '') },
    })
    if (!result.ok) return setAsking('failed')
    setKnown([...shown, ...result.value])
    setAtEnd(result.value.length === 0)
    setAsking('no')
  }

  return (
    <>
      <ChangeList changes={shown} />
      <div role="status" className="mt-4 text-quiet text-sm">
        {asking === 'failed' && words.olderFailed}
        {isAtEnd && words.theseAreAll}
      </div>
      {hasOlder && !isAtEnd && (
        <Button
          size="dense"
          className="mt-2"
          disabled={asking === 'yes'}
          onClick={() => void showOlder()}
        >
          {asking === 'yes' ? words.loading : words.showOlder}
        </Button>
      )}
    </>
  )
}
