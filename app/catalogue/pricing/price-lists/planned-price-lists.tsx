import { useState } from 'react'
import type {
  PlannedPriceLine,
  PlannedPriceList,
} from '#app/catalogue/pricing/planned-price-list.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useConfirm } from '#app/ui/portal/use-confirm.tsx'
import { endpointsByPriceList } from './price-list-endpoints.ts'
import { type PriceListName, priceListLineKey } from './price-list-line.ts'
import * as words from './price-list-page-words.ts'

type Props = {
  list: PriceListName
  plans: readonly PlannedPriceList[]
  timeZone: string
  mayChange: boolean
  onChanged: () => void
}

/** Price lists that become valid on a later day, and those that could not be applied. */
export function PlannedPriceLists({ list, plans, timeZone, mayChange, onChanged }: Props) {
  const { ask, dialog } = useConfirm()
  const [isBusy, setBusy] = useState(false)

  async function cancel({ id, validFrom, failure }: PlannedPriceList) {
    const question = {
      title: words.cancelQuestion(formatDay(validFrom)),
      confirm: words.cancelPlan,
      tone: 'bad' as const,
    }
    if (failure === null && !(await ask(question))) return
    setBusy(true)
    const done = await requestAsStaff(endpointsByPriceList[list].cancelPlan, {
      params: { plan: id },
    })
    setBusy(false)
    void showToast(
      done.ok ? done.value.message : done.problem.message || words.notCancelled,
      done.ok ? 'success' : 'error',
    )
    onChanged()
  }

  if (plans.length === 0) return null
  return (
    <section aria-label={words.plannedLists} className="mb-5 grid max-w-3xl gap-3">
      {plans.map((plan) => {
        const { id, validFrom, failure, lines, plannedBy, plannedAt } = plan
        const title = words.plannedFrom(formatDay(validFrom), lines.length)
        return (
          <article
            key={id}
            className={`border-l-4 bg-surface px-4 py-2 ${failure === null ? 'border-ink' : 'border-bad'}`}
          >
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <h2 className="font-semibold">{title}</h2>
              {mayChange && (
                <RowActionButton
                  disabled={isBusy}
                  aria-label={`${failure === null ? words.cancelPlan : words.removePlan}: ${title}`}
                  onClick={() => void cancel(plan)}
                >
                  {failure === null ? words.cancelPlan : words.removePlan}
                </RowActionButton>
              )}
            </div>
            {failure !== null && (
              <p className="text-bad text-sm">
                <strong>{words.notApplied}</strong> {failure}
              </p>
            )}
            <p className="text-quiet text-sm">
              {words.plannedByAt(plannedBy, formatInstant(plannedAt, timeZone))}
            </p>
            <details className="text-sm">
              <summary className="flex min-h-11 w-fit cursor-pointer items-center underline md:min-h-8">
                {words.showPlanned(lines.length)}
              </summary>
              <ul className="max-h-80 overflow-y-auto border-hairline border-t">
                {lines.map((line) => (
                  <PlannedLine key={priceListLineKey(line)} line={line} />
                ))}
              </ul>
            </details>
          </article>
        )
      })}
      {dialog}
    </section>
  )
}

function PlannedLine({ line }: { line: PlannedPriceLine }) {
  const { name, detail, was, now, availability, isChangedSince } = line
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-hairline border-b py-2">
      <span>
        <span className="font-semibold">{name}</span> <span className="text-quiet">{detail}</span>
        {was === null && <span className="block text-bad">{words.isGone}</span>}
        {isChangedSince && <span className="block text-warn">{words.changedSincePlan}</span>}
      </span>
      <span className="tabular-nums">
        {availability !== null && (
          <span className="block font-semibold">{words.plannedAvailability[availability]}</span>
        )}
        {now !== null && (
          <>
            {was !== null && was > 0 && `${formatRupeesExact(was)} → `}
            <span className="font-semibold">{formatRupeesExact(now)}</span>
          </>
        )}
      </span>
    </li>
  )
}
