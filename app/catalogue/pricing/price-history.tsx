import { useEffect, useState } from 'react'
import { ChangeHistoryTable } from '#app/content/audit-log-view/change-history-table.tsx'
import type { ChangeResponse } from '#app/platform/audit/change-response.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { listPriceHistory } from './price-endpoints.ts'
import * as words from './staff-words.ts'

/** Earlier prices of a model, shown beside the price field. */
export function PriceHistory({ bikeName }: { bikeName: string }) {
  const [changes, setChanges] = useState<readonly ChangeResponse[] | 'loading' | 'failed'>(
    'loading',
  )
  useEffect(() => {
    const leaving = new AbortController()
    const asked = { params: { bikeName }, signal: leaving.signal }
    void requestAsStaff(listPriceHistory, asked).then((result) => {
      if (!leaving.signal.aborted) setChanges(result.ok ? result.value : 'failed')
    })
    return () => leaving.abort()
  }, [bikeName])

  return (
    <section aria-label={words.earlierPrices} className="mt-6 border-hairline border-t pt-4">
      <h3 className="font-semibold text-base">{words.earlierPrices}</h3>
      <div className="mt-1 max-h-44 overflow-y-auto">
        {changes === 'loading' && <p className="text-quiet text-sm">{words.loading}</p>}
        {changes === 'failed' && <p className="text-quiet text-sm">{words.historyFailed}</p>}
        {Array.isArray(changes) && changes.length === 0 && (
          <p className="text-quiet text-sm">{words.noneYet}</p>
        )}
        {Array.isArray(changes) && changes.length > 0 && (
          <ChangeHistoryTable
            caption={words.earlierPrices}
            changes={changes}
            write={(value) => (typeof value === 'number' ? formatRupees(value) : undefined)}
          />
        )}
      </div>
    </section>
  )
}
