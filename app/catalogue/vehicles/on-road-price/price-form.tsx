import type { ReactNode } from 'react'
import { missingFigures } from '#app/catalogue/pricing/charges/line-reason-words.ts'
import {
  exShowroomKey,
  type PriceSheet,
  type SheetLine,
} from '#app/catalogue/pricing/charges/price-sheet.ts'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { formatRupees, groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { SelectField, TextField } from '#app/ui/components/form-field.tsx'
import * as words from './price-form-words.ts'
import { PriceLines } from './price-lines.tsx'
import type { PriceOffer } from './price-offer.ts'
import { type WorkedOutPrice, workOutPrice } from './work-out-price.ts'

const sides = [
  ['vehicle', ['vehicle']],
  ['government', ['government']],
  ['insurance', ['insurance']],
  ['dealer', ['dealer', 'maker']],
] as const

/**
 * The lines of a price and everything that a buyer can choose, as a plain GET form with
 * uncontrolled fields. React renders it once for each variant; `observePriceForm` reads its fields.
 */
export function PriceForm({ offer, start }: { offer: PriceOffer; start: string }) {
  const price = workOutPrice(offer, start)
  if (!price) return null
  const { sheet } = price.variant
  const lines = sheet.lines.map((line) =>
    line.key === exShowroomKey ? nameVehicleLine(line, offer, price.variant.name) : line,
  )
  const loanLines = lines.filter(({ need }) => need === 'financed')
  const typed = new URLSearchParams(start)
  return (
    <form
      action={`${modelDetailPath(offer)}#on-road-price`}
      autoComplete="off"
      data-financed={price.query.down !== undefined || undefined}
      className="grid min-w-0 gap-8"
    >
      {price.variant !== offer.variants[0] && (
        <input type="hidden" name="variant" value={price.variant.name} />
      )}
      {/* Tells no optional lines from the lines that are chosen at first. */}
      <input type="hidden" name="options" value="" />
      {sides.map(([side, of]) => {
        const shown = lines.filter((line) => isOneOf(of, line.side) && line.need !== 'financed')
        return (
          shown.length > 0 && (
            <PriceGroup key={side} title={words.sides[side]}>
              <PriceLines lines={shown} all={lines} isChosen={price.isChosen} />
            </PriceGroup>
          )
        )
      })}
      {sheet.is === 'partly' && <MissingLines sheet={sheet} />}
      {sheet.is === 'whole' && (
        <>
          <Additions offer={offer} price={price} exchange={typed.get('exchange') ?? ''} />
          {offer.terms && (
            <PriceGroup title={words.loan}>
              <PriceLines lines={loanLines} all={lines} isChosen={price.isChosen} />
              <LoanFields offer={offer} price={price} down={typed.get('down') ?? ''} />
            </PriceGroup>
          )}
          <div className="hidden noscript:block in-data-failed:block">
            <p role="alert" className="mb-2 noscript:hidden">
              {words.doesNotFollow}
            </p>
            {/* Only a browser that submits the form sends the name of its button. */}
            <Button
              type="submit"
              tone="ink"
              className="w-full"
              {...(price.query.down === undefined && { name: 'loan', value: 'first' })}
            >
              {words.workOut}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

function nameVehicleLine(
  line: SheetLine,
  { variants, isApproximate }: PriceOffer,
  variant: string,
): SheetLine {
  const label = variants.length > 1 ? words.exShowroomOf(variant) : words.exShowroom
  return { ...line, label, ...(isApproximate && { toConfirm: true }) }
}

function PriceGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-bold text-lg">{title}</legend>
      {children}
    </fieldset>
  )
}

function MissingLines({ sheet }: { sheet: Extract<PriceSheet, { is: 'partly' }> }) {
  return (
    <div className="border-warn border-l-3 pl-3">
      <p>{words.missing}</p>
      <ul>
        {sheet.missing.map(({ key, label, needs }) => (
          <li key={key}>
            <span className="font-semibold">{label}</span>. {missingFigures[needs]}
          </li>
        ))}
      </ul>
    </div>
  )
}

type FieldsProps = { offer: PriceOffer; price: WorkedOutPrice }

function Additions({
  offer: { additions },
  price: { query, problems },
  exchange,
}: FieldsProps & { exchange: string }) {
  const { parts, warranties, contracts } = additions
  return (
    <PriceGroup title={words.additions}>
      {parts.length > 0 && (
        <details open={query.fit.length > 0} className="border-hairline border-b">
          <summary className="min-h-11 py-2.5 font-semibold leading-tight">
            {words.accessories(parts.length)}
          </summary>
          <ul className="pb-2">
            {parts.map(({ partNo, heading, rupees }) => (
              <li key={partNo}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    name="fit"
                    value={partNo}
                    defaultChecked={query.fit.includes(partNo)}
                    className="size-5 shrink-0 accent-(--ink)"
                  />
                  <span className="min-w-0 flex-1 leading-tight">{heading}</span>
                  <span className="figure">{formatRupees(rupees)}</span>
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="mt-4 grid gap-4">
        {warranties.length > 0 && (
          <SelectField
            name="warranty"
            label={words.warranty}
            placeholder={words.noWarranty}
            defaultValue={query.warranty}
            options={warranties.map(({ years, km, rupees }) => ({
              value: String(years),
              label: words.warrantyFor(years, groupIndianDigits(km), formatRupees(rupees)),
            }))}
          />
        )}
        {contracts.length > 0 && (
          <SelectField
            name="amc"
            label={words.contract}
            placeholder={words.noContract}
            defaultValue={query.amc}
            options={contracts.map(({ key, label, rupees }) => ({
              value: key,
              label: words.contractFor(label, formatRupees(rupees)),
            }))}
          />
        )}
        <TextField
          name="exchange"
          label={words.exchange}
          hint={words.exchangeHint}
          error={problems.exchange}
          isOptional
          inputMode="numeric"
          maxLength={20}
          defaultValue={exchange}
        />
      </div>
    </PriceGroup>
  )
}

const usualMonths = [12, 18, 24, 36, 48, 60]

function LoanFields({ offer, price, down }: FieldsProps & { down: string }) {
  const usual = offer.terms?.months ?? 36
  const chosen = price.loan?.months ?? usual
  const months = [...new Set([...usualMonths, usual, chosen])].toSorted((one, other) => one - other)
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <TextField
        name="down"
        label={words.down}
        error={price.problems.down}
        isOptional
        inputMode="numeric"
        maxLength={20}
        defaultValue={down}
      />
      <SelectField
        name="months"
        label={words.months}
        defaultValue={chosen}
        options={months.map((count) => ({ value: String(count), label: words.monthsFor(count) }))}
      />
    </div>
  )
}

const isOneOf = (sides: readonly string[], side: string) => sides.includes(side)
