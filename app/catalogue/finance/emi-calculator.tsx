import { type FormEvent, useState } from 'react'
import { formatPrice } from '#app/platform/money/format-price.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { amountAfterDownPayment } from './down-payment.ts'
import { EmiAmount } from './emi-amount.tsx'
import { EmiFields } from './emi-fields.tsx'
import { EmiResult } from './emi-result.tsx'
import * as words from './emi-words.ts'
import type { FinancedModel } from './loan-cost.ts'
import { type LoanInput, parseLoanInput } from './loan-input.ts'

/**
 * The fields for amount, rate and tenure, and the result. After the first Calculate the result
 * follows every change.
 */
export function EmiCalculator({
  model,
  start,
  isReckoned,
  onClose,
}: {
  model?: FinancedModel | undefined
  start: LoanInput
  isReckoned: boolean
  onClose: () => void
}) {
  const [input, setInput] = useState(start)
  const [down, setDown] = useState('')
  const [isAsked, setAsked] = useState(isReckoned)
  const change = (some: Partial<LoanInput>) => setInput((had) => ({ ...had, ...some }))

  const left = model && amountAfterDownPayment(model.price, down)
  const isDownWrong = model !== undefined && left === undefined
  const { loan, wrong } = parseLoanInput(input)
  const shown = isAsked && !isDownWrong ? loan : undefined
  const isWrong = isAsked && (wrong.length > 0 || isDownWrong)

  const onDown = (typed: string) => {
    setDown(typed)
    const amount = model && amountAfterDownPayment(model.price, typed)
    if (amount !== undefined) change({ amount: String(amount) })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (loan || wrong.length > 0 || isDownWrong) setAsked(true)
  }

  return (
    <>
      <form onSubmit={onSubmit} noValidate>
        {/* On a phone the keyboard covers the lower half. The instalment is therefore above the
            fields, and sticky. */}
        <div
          role="status"
          className="sticky top-0 z-1 -mx-5 flex min-h-14 items-center border-hairline border-b bg-surface px-5 md:-mx-8 md:px-8"
        >
          {shown ? (
            <EmiAmount loan={shown} />
          ) : (
            <p className="text-quiet text-sm">{isWrong ? words.seeMarked : words.fillIn}</p>
          )}
        </div>
        <div className="mt-4">
          <EmiFields
            input={input}
            wrong={isAsked ? wrong : []}
            onChange={(some) => {
              // A loan amount typed by hand is no longer the price less the down payment.
              if (some.amount !== undefined) setDown('')
              change(some)
            }}
            down={
              model && {
                value: down,
                error:
                  isAsked && isDownWrong ? words.downWrong(formatRupees(model.price)) : undefined,
                onChange: onDown,
              }
            }
          />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" tone="signal">
            {words.calculate}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </form>
      {model && (
        <p className="mt-4 text-quiet text-sm">
          {(model.isOnRoad ? words.priceOnRoad : words.priceWithout)(
            model.name,
            formatPrice(model.price, model.priceIsApproximate),
          )}
        </p>
      )}
      {shown && <EmiResult loan={shown} />}
    </>
  )
}
