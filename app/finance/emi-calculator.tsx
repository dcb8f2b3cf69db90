import { type FormEvent, useState } from 'react'
import { formatRupees } from '#app/money/money.ts'
import { Button } from '#app/ui/button.tsx'
import type { FinancedModel, Loan } from './emi.ts'
import { EmiFields } from './emi-fields.tsx'
import { EmiResult } from './emi-result.tsx'
import * as words from './emi-words.ts'
import { type LoanInput, readLoan } from './loan-input.ts'

/** Amount, rate and tenure; Calculate shows what they come to. */
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
  const [loan, setLoan] = useState<Loan | undefined>(isReckoned ? readLoan(start) : undefined)

  const onDown = (typed: string) => {
    setDown(typed)
    if (!model) return
    const paid = Number(typed.replaceAll(/[\s,₹]/g, ''))
    if (Number.isFinite(paid))
      setInput((had) => ({ ...had, amount: String(Math.max(0, model.price - Math.max(0, paid))) }))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const read = readLoan(input)
    if (read) setLoan(read)
  }

  return (
    <>
      {model && (
        <p className="mb-4 text-quiet">
          {words.priceWithout(model.name, formatRupees(model.price))}
        </p>
      )}
      <form onSubmit={onSubmit} noValidate>
        <EmiFields
          input={input}
          onChange={(change) => setInput((had) => ({ ...had, ...change }))}
          down={model && { value: down, onChange: onDown }}
        />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" tone="signal">
            {words.calculate}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </form>
      <div role="status">{loan && <EmiResult loan={loan} />}</div>
    </>
  )
}
