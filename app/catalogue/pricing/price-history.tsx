import { ChangeHistoryTable } from '#app/content/audit-log-view/change-history-table.tsx'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useFetchedAnswer } from '#app/ui/portal/use-fetched-answer.ts'
import { listPriceHistory } from './price-endpoints.ts'
import * as words from './staff-words.ts'

/** Earlier prices of a model, shown beside the price field. */
export function PriceHistory({ bikeName }: { bikeName: string }) {
  const { answer: changes } = useFetchedAnswer(bikeName, (signal) =>
    requestAsStaff(listPriceHistory, { params: { bikeName }, signal }),
  )

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
