import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { SelectField, TextField } from '#app/ui/components/form-field.tsx'
import type { WarrantyCalculatorData } from './warranty-calculation.server.ts'
import * as words from './warranty-calculator-words.ts'

/** The warranty calculator: a plain form that the server answers, with or without JavaScript. */
export function WarrantyCalculator({ machines, input, errors, answer }: WarrantyCalculatorData) {
  return (
    <section id="calculator" aria-labelledby="calculator-title" className="mb-16 bg-surface">
      <div className="column grid gap-x-16 gap-y-10 py-8 md:py-20 lg:grid-cols-2">
        {/* Above the form, so that the result is in view on a phone too. */}
        {answer && <CalculationResult {...answer} input={input} />}
        <form method="get" action="/extendedWarranty#calculator" noValidate>
          <h2 id="calculator-title" className="headline text-2xl">
            {words.howLong}
          </h2>
          <p className="mt-3 mb-6 max-w-[60ch] text-quiet">{words.fillIn}</p>
          <div className="grid items-end gap-x-4 gap-y-5 sm:grid-cols-2">
            <SelectField
              name="machine"
              label={words.machine}
              placeholder={words.chooseMachine}
              options={machines.map((value) => ({ value, label: value }))}
              defaultValue={input.machine}
              error={errors.machine}
            />
            <TextField
              name="sold"
              type="date"
              label={words.sold}
              defaultValue={input.sold}
              error={errors.sold}
            />
            <TextField
              name="odometer"
              label={words.odometer}
              inputMode="numeric"
              defaultValue={input.odometer}
              error={errors.odometer}
            />
            <TextField
              name="monthly"
              label={words.monthly}
              inputMode="numeric"
              defaultValue={input.monthly}
              error={errors.monthly}
            />
          </div>
          <Button type="submit" tone="ink" className="mt-6">
            {words.showCover}
          </Button>
        </form>
      </div>
    </section>
  )
}

type CalculationResultProps = NonNullable<WarrantyCalculatorData['answer']> &
  Pick<WarrantyCalculatorData, 'input'>

function CalculationResult({
  facts,
  note,
  options,
  lastDay,
  phone,
  input,
}: CalculationResultProps) {
  return (
    <div>
      <h2 className="headline text-2xl">{words.yourCover}</h2>
      <dl className="mt-3">
        {facts.map(({ term, value }) => (
          <div
            key={term}
            className="flex flex-wrap justify-between gap-x-6 border-hairline border-t py-2"
          >
            <dt>{term}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-hairline border-t pt-3 text-quiet">{note}</p>
      {lastDay === undefined && phone && (
        <a href={telephoneUrl(phone)} className={buttonClassName({ className: 'mt-4' })}>
          {phone}
        </a>
      )}
      {lastDay !== undefined && (
        <a
          // The link returns a file, so the browser must handle it instead of the router.
          target="_self"
          href={`/extendedWarranty/last-day.ics?${new URLSearchParams(input)}`}
          className={buttonClassName({ className: 'mt-4' })}
        >
          {words.toCalendar}
        </a>
      )}
      {options.length > 0 && (
        <>
          <h3 className="mt-8 font-bold text-xl">{words.whatYouAdd}</h3>
          <ul className="mt-3">
            {options.map(({ name, until, price }) => (
              <li
                key={name}
                className="grid grid-cols-[4.5rem_1fr_auto] items-baseline gap-x-4 border-hairline border-t py-2"
              >
                <span className="font-semibold">{name}</span>
                <span className="text-quiet">{until}</span>
                <strong className="figure">{price}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
