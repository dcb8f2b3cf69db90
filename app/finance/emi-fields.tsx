import type { ReactNode } from 'react'
import { TextField } from '#app/ui/field.tsx'
import * as words from './emi-words.ts'
import type { LoanInput } from './loan-input.ts'

/** Amount, rate and tenure, kept by the caller, or (without `onChange`) as a plain form holds them. */
export function EmiFields({
  input,
  onChange,
  down,
}: {
  input: LoanInput
  onChange?: (change: Partial<LoanInput>) => void
  /** What is paid at once, where the price is known. */
  down?: { value: string; onChange: (typed: string) => void } | undefined
}): ReactNode {
  const held = (name: keyof LoanInput) =>
    onChange
      ? {
          value: input[name],
          onChange: (event: { target: { value: string } }) =>
            onChange({ [name]: event.target.value }),
        }
      : { defaultValue: input[name] }
  return (
    <div className={`grid items-end gap-x-4 gap-y-5 ${down ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>
      {down && (
        <TextField
          name="down"
          label={words.downPayment}
          inputMode="decimal"
          autoComplete="off"
          value={down.value}
          onChange={(event) => down.onChange(event.target.value)}
        />
      )}
      <TextField
        name="amount"
        label={words.loanAmount}
        inputMode="decimal"
        autoComplete="off"
        {...held('amount')}
      />
      <TextField
        name="rate"
        label={words.rateOfInterest}
        inputMode="decimal"
        autoComplete="off"
        {...held('rate')}
      />
      <TextField
        name="years"
        label={words.tenure}
        inputMode="decimal"
        autoComplete="off"
        {...held('years')}
      />
    </div>
  )
}
