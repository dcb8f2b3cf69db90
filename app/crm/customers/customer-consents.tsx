import { useState } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import type { UndoOffer } from '#app/ui/portal/use-undo-request.ts'
import { undoConsentWithdrawal } from './customer-endpoints.ts'
import type { ConsentWithdrawal, Customer } from './customer-schema.ts'
import * as words from './customer-words.ts'

type Props = { customer: Customer; timeZone: string; undo: UndoOffer; onChanged: () => void }

const LazyConsentDialog = lazyDialog(
  words.withdrawConsent,
  async () => (await import('./customer-dialogs.tsx')).ConsentDialog,
)

/** The consents of a customer and their withdrawals. */
export function CustomerConsents({ customer, timeZone, undo, onChanged }: Props) {
  const mayWork = useHasCapability()('desk.work')
  // Stays while the dialog closes.
  const [dialog, setDialog] = useState<{ ends: number | undefined; isOpen: boolean }>()
  const { id, consents, withdrawals } = customer
  const current = withdrawals.find(({ endedAt }) => endedAt === null)
  const isAnyLeft = consents.some(({ isWithdrawn }) => !isWithdrawn)
  const close = () => setDialog((it) => it && { ...it, isOpen: false })
  const undoRequest = (withdrawal: number) => () =>
    requestAsStaff(undoConsentWithdrawal, { params: { id, withdrawal } })

  return (
    <section aria-labelledby="consent">
      <h2 id="consent" className="mb-2 font-bold text-lg">
        {words.consent}
      </h2>
      {consents.length === 0 && <p className="text-quiet">{words.noConsent}</p>}
      <ul>
        {consents.map(({ text, at, reference, kindTitle, isWithdrawn }) => (
          <li key={`${reference} ${text}`} className="border-hairline border-b py-1.5">
            <p className="wrap-anywhere">
              {isWithdrawn ? (
                <>
                  <s className="text-quiet">{text}</s> ({words.notCurrent})
                </>
              ) : (
                text
              )}
            </p>
            <p className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
              <span>{dayText(at, timeZone)}</span>
              <Link
                to={`/admin/desk/${reference}`}
                className="inline-flex min-h-11 items-center text-quiet underline md:min-h-8"
              >
                {words.consentFrom(kindTitle, reference)}
              </Link>
            </p>
          </li>
        ))}
      </ul>
      {withdrawals.length > 0 && (
        <ul aria-label={words.consentHistory} className="mt-2">
          {withdrawals.map((withdrawal) => (
            <li
              key={withdrawal.id}
              className="flex items-center justify-between gap-4 border-hairline border-b py-1.5"
            >
              <WithdrawalText withdrawal={withdrawal} timeZone={timeZone} />
              {mayWork && withdrawal.endedAt === null && (
                <RowActionButton
                  disabled={undo.isUndoing}
                  aria-label={words.undoWithdrawalLabel}
                  onClick={() => void undo.send(undoRequest(withdrawal.id))}
                >
                  {words.undoWithdrawal}
                </RowActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWork && (
        <div className="mt-3 flex flex-wrap gap-3">
          {(!current || isAnyLeft) && (
            <Button size="small" onClick={() => setDialog({ ends: undefined, isOpen: true })}>
              {words.withdrawConsent}
            </Button>
          )}
          {current && (
            <Button size="small" onClick={() => setDialog({ ends: current.id, isOpen: true })}>
              {words.recordConsent}
            </Button>
          )}
        </div>
      )}
      {dialog && (
        <LazyConsentDialog
          isOpen={dialog.isOpen}
          customerId={id}
          ends={dialog.ends}
          onClose={close}
          onSaved={() => {
            close()
            // New consent has ended the withdrawal that the bar offers to undo.
            if (dialog.ends !== undefined) undo.bar.onOver()
            onChanged()
          }}
          onWithdrawn={(withdrawal) =>
            undo.offer(`consent ${withdrawal}`, words.consentIsWithdrawn, undoRequest(withdrawal))
          }
        />
      )}
    </section>
  )
}

function WithdrawalText({
  withdrawal: { at, who, channel, endedAt, endedBy, endedChannel },
  timeZone,
}: {
  withdrawal: ConsentWithdrawal
  timeZone: string
}) {
  const end = endedAt && { at: dayText(endedAt, timeZone), who: endedBy ?? '' }
  return (
    <div className="min-w-0 text-sm">
      <p className={end ? 'wrap-anywhere text-quiet' : 'wrap-anywhere'}>
        {words.withdrawnBy({ channel, who, at: dayText(at, timeZone) })}
      </p>
      {end && (
        <p className="wrap-anywhere text-quiet">
          {endedChannel
            ? words.givenAgainBy({ ...end, channel: endedChannel })
            : words.withdrawalUndone(end)}
        </p>
      )}
    </div>
  )
}

const dayText = (instant: string, timeZone: string) =>
  formatDay(localTime(new Date(instant), timeZone).day)
