import type { ReactNode } from 'react'
import { parseNumber } from '#app/platform/schema/parse-number.ts'
import {
  controlClassName,
  controlProps,
  FieldLayout,
  TextField,
} from '#app/ui/components/form-field.tsx'
import * as words from './emi-words.ts'
import type { LoanField, LoanInput } from './loan-input.ts'

type Props = {
  input: LoanInput
  /** Fields with an invalid number. */
  wrong: readonly LoanField[]
  /** Without it the fields are uncontrolled, for the form that works without JavaScript. */
  onChange?: (change: Partial<LoanInput>) => void
  /** The down payment field; only for a model with a known price. */
  down?: { value: string; error: string | undefined; onChange: (typed: string) => void } | undefined
}

/**
 * Fields for amount, rate and tenure. On a phone they take two rows, so that the keyboard leaves
 * all in view.
 */
export function EmiFields({ input, wrong, onChange, down }: Props): ReactNode {
  const held = (name: LoanField) =>
    onChange
      ? {
          value: input[name],
          onChange: (event: { target: { value: string } }) =>
            onChange({ [name]: event.target.value }),
        }
      : { defaultValue: input[name] }
  const errorOf = (name: LoanField) =>
    wrong.includes(name) ? words.wrong[name === 'years' ? input.unit : name] : undefined
  return (
    <div
      className={`grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4 ${down ? 'sm:grid-cols-4' : 'sm:grid-cols-3'}`}
    >
      {down && (
        <TextField
          name="down"
          label={words.downPayment}
          {...decimalInputProps}
          value={down.value}
          error={down.error}
          onChange={(event) => down.onChange(event.target.value)}
        />
      )}
      <TextField
        name="amount"
        label={words.loanAmount}
        {...decimalInputProps}
        error={errorOf('amount')}
        {...held('amount')}
      />
      <TextField
        name="rate"
        label={words.rateOfInterest}
        {...decimalInputProps}
        error={errorOf('rate')}
        {...held('rate')}
      />
      <TenureField
        unit={input.unit}
        hint={tenureWarning(input)}
        error={errorOf('years')}
        held={held('years')}
        onUnit={onChange && ((unit) => onChange({ unit }))}
        className={down ? '' : 'max-sm:col-span-2'}
      />
    </div>
  )
}

const decimalInputProps = { inputMode: 'decimal', autoComplete: 'off' } as const

type TenureProps = {
  unit: LoanInput['unit']
  hint: string | undefined
  error: string | undefined
  held: object
  onUnit: ((unit: LoanInput['unit']) => void) | undefined
  className: string
}

function TenureField({ unit, hint, error, held, onUnit, className }: TenureProps) {
  const texts = { name: 'years', label: words.tenure[unit], hint, error }
  const chosen = onUnit
    ? {
        value: unit,
        onChange: (event: { target: { value: string } }) =>
          onUnit(event.target.value === 'months' ? 'months' : 'years'),
      }
    : { defaultValue: unit }
  return (
    <div className={className}>
      <FieldLayout {...texts}>
        <span className="flex">
          <input
            type="text"
            name="years"
            {...decimalInputProps}
            {...held}
            {...controlProps(texts)}
            className={`${controlClassName} h-12 min-w-0 rounded-r-none px-3`}
          />
          <select
            name="unit"
            aria-label={words.tenureIn}
            {...chosen}
            className={`${controlClassName} select-arrow -ml-px h-12 min-w-24 flex-1 appearance-none rounded-l-none pr-8 pl-2`}
          >
            <option value="years">{words.units.years}</option>
            <option value="months">{words.units.months}</option>
          </select>
        </span>
      </FieldLayout>
    </div>
  )
}

/**
 * Warns about 12 to 40 years: such a number probably means months, since no loan for a vehicle runs
 * so long.
 */
function tenureWarning({ years, unit }: LoanInput): string | undefined {
  const time = parseNumber(years)
  return unit === 'years' && time >= 12 && time <= 40 ? words.asMonths(years.trim()) : undefined
}
