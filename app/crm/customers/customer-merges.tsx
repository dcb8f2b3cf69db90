import { useState } from 'react'
import { formatRegistrationNumber } from '#app/crm/enquiries/format-registration-number.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useConfirm } from '#app/ui/portal/use-confirm.tsx'
import type { UndoOffer } from '#app/ui/portal/use-undo-request.ts'
import { mergeCustomer, splitCustomer } from './customer-endpoints.ts'
import type { Customer, MergedCustomer, SimilarCustomer } from './customer-schema.ts'
import * as words from './customer-words.ts'
import { formatMobile } from './format-mobile.ts'

type Props = { customer: Customer; timeZone: string; undo: UndoOffer; onChanged: () => void }

const LazyMergeByNumberDialog = lazyDialog(
  words.mergeNumber,
  async () => (await import('./customer-dialogs.tsx')).MergeByNumberDialog,
)

/** Suggestions of the same person, and the customers that are merged into this one. */
export function CustomerMerges({ customer, timeZone, undo, onChanged }: Props) {
  const mayMerge = useHasCapability()('customers.merge')
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const [asking, setAsking] = useState<'open' | 'closed'>()
  const { id, similar, merged } = customer

  async function merge(other: SimilarCustomer) {
    const name = other.name || words.nameless
    const isSure = await confirm.ask({
      title: words.mergeInto(name),
      confirm: words.merge,
      details: <p>{words.mergeExplained}</p>,
    })
    if (!isSure) return
    setBusy(true)
    const sent = await requestAsStaff(mergeCustomer, { params: { id }, body: { from: other.id } })
    setBusy(false)
    if (!sent.ok) return void showToast(sent.problem.message || words.mergeFailed, 'error')
    onChanged()
    undo.offer(`merge ${other.id}`, sent.value.message, splitRequest(other.id))
  }

  const splitRequest = (other: number) => () =>
    requestAsStaff(splitCustomer, { params: { id: other } })

  return (
    <>
      {merged.length > 0 && (
        <section aria-labelledby="merged">
          <h2 id="merged" className="mb-2 font-bold text-lg">
            {words.mergedHere}
          </h2>
          <ul>
            {merged.map((one) => (
              <li key={one.id} className={rowLook}>
                <MergedCustomerText merged={one} timeZone={timeZone} />
                {mayMerge && (
                  <RowActionButton
                    disabled={undo.isUndoing}
                    aria-label={words.splitOf(one.name || words.nameless)}
                    onClick={() => void undo.send(splitRequest(one.id))}
                  >
                    {words.split}
                  </RowActionButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {similar.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar" className="mb-2 font-bold text-lg">
            {words.alike}
          </h2>
          <p className="mb-1 text-quiet text-sm">{words.alikeHint}</p>
          <ul>
            {similar.map((one) => (
              <li key={one.id} className={rowLook}>
                <div className="min-w-0">
                  <Link
                    to={`/admin/customers/${one.id}`}
                    className="inline-flex min-h-11 items-center font-semibold text-ink underline md:min-h-8"
                  >
                    {one.name || words.nameless}
                  </Link>
                  <p className="text-quiet text-sm">
                    {[
                      formatMobile(one.phone),
                      one.plate
                        ? words.sharesPlate(formatRegistrationNumber(one.plate))
                        : words.sharesEmail,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                {mayMerge && (
                  <RowActionButton
                    disabled={isBusy}
                    aria-label={words.mergeLabel(one.name || words.nameless)}
                    onClick={() => void merge(one)}
                  >
                    {words.merge}
                  </RowActionButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {mayMerge && (
        <div>
          <Button size="small" onClick={() => setAsking('open')}>
            {words.mergeNumber}
          </Button>
        </div>
      )}
      {asking && (
        <LazyMergeByNumberDialog
          isOpen={asking === 'open'}
          customerId={id}
          onClose={() => setAsking('closed')}
          onSaved={() => {
            setAsking('closed')
            onChanged()
          }}
        />
      )}
      {confirm.dialog}
    </>
  )
}

const rowLook = 'flex items-center justify-between gap-4 border-hairline border-b py-1.5'

type MergedCustomerTextProps = { merged: MergedCustomer; timeZone: string }

function MergedCustomerText({
  merged: { name, phone, mergedAt, mergedBy },
  timeZone,
}: MergedCustomerTextProps) {
  const day = formatDay(localTime(new Date(mergedAt), timeZone).day)
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere font-semibold">{name || words.nameless}</p>
      <p className="text-quiet text-sm">
        {[formatMobile(phone), words.mergedOn(day, mergedBy)].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
