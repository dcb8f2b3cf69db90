import * as v from 'valibot'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import type { ContentValues } from '#app/content/fields/content-field.ts'
import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import {
  calendarDayField,
  lineField,
  optionField,
  paragraphLineField,
  rupeesField,
  tickField,
} from '#app/content/fields/field-kinds.ts'
import {
  optional,
  ownField,
  requiredWith,
  shownWith,
  translatable,
  withDefault,
} from '#app/content/fields/field-modifiers.ts'
import { rowsField } from '#app/content/fields/record-field-kinds.ts'
import {
  lineOfText,
  listOfItems,
  slug,
  webAddress,
  wholeNumberFrom,
} from '#app/platform/schema/schemas.ts'
import { chargeStates } from './charge-states.ts'
import * as words from './charges-content-words.ts'
import { checkChargeRow, findTableProblem, listUnknownFutures } from './check-charges.ts'

/** The highest rate of a tax, an insurance or a fee. */
const maxPercent = 60
export const maxCharges = 80

/** Three decimals at most, so that amounts can be computed without rounding errors. */
const percentSchema = v.pipe(
  v.number(words.percentRange(maxPercent)),
  v.minValue(0, words.percentRange(maxPercent)),
  v.maxValue(maxPercent, words.percentRange(maxPercent)),
  v.check((it) => it === Number(it.toFixed(3)), words.threeDecimals),
)
const percentField = (label: string) =>
  ownField(percentSchema, { kind: 'number', label, unit: '%' })

/** A limit in rupees, cc, kW or kWh. */
const limitSchema = v.pipe(
  v.number(words.limitRange),
  v.gtValue(0, words.limitRange),
  v.maxValue(9_999_999, words.limitRange),
)

const choicesOf = <const Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }))

/** The recipient of the money. */
export const chargeSides = ['government', 'insurance', 'dealer', 'maker'] as const

/**
 * The condition of the charge. `always`: everybody. `financed`: with a loan. `unlessCovered`: all
 * who have no such cover yet. `offered`: chosen at first, can be refused. `chosen`: only on request.
 * `shownAtZero`: costs nothing, listed because other dealers charge it.
 */
export const chargeNeeds = [
  'always',
  'financed',
  'unlessCovered',
  'offered',
  'chosen',
  'shownAtZero',
] as const

export const chargeFuels = ['petrol', 'electric'] as const
export const chargeOrigins = ['imported', 'domestic'] as const
export const chargeAmounts = ['fixed', 'part', 'slabs', 'perUnit'] as const
export const slabBases = ['exShowroom', 'cc', 'kw', 'kwh'] as const
/** Amounts of the vehicle from which a percentage can be taken. */
export const vehicleAmounts = ['exShowroom', 'idv'] as const
const keysOfCharges = { list: 'charges', value: 'key', label: 'label' } as const
/** `upTo`: the limit belongs to the lower slab. `below`: it belongs to the higher one. */
export const slabBorders = ['upTo', 'below'] as const

const amountOf = (...amounts: (typeof chargeAmounts)[number][]) => ({ amount: amounts })

const chargeFields = {
  label: translatable(lineField(words.label, { max: 60, leads: 'key' })),
  amount: optionField(words.amount, chargeAmounts, choicesOf(chargeAmounts, words.amounts)),
  rupees: requiredWith(amountOf('fixed', 'perUnit'), rupeesField(words.rupees, 0)),
  percent: requiredWith(amountOf('part'), percentField(words.percent)),
  by: requiredWith(
    amountOf('slabs'),
    optionField(words.by, slabBases, choicesOf(slabBases, words.slabBases)),
  ),
  border: shownWith(
    amountOf('slabs'),
    withDefault(
      optionField(words.border, slabBorders, choicesOf(slabBorders, words.borders)),
      'upTo',
    ),
  ),
  steps: shownWith(
    amountOf('slabs'),
    optional(
      rowsField(
        words.steps,
        {
          // The last step has no limit.
          to: optional(ownField(limitSchema, { kind: 'number', label: words.stepTo })),
          percent: optional(percentField(words.percent)),
          rupees: optional(rupeesField(words.rupees, 0)),
        },
        { one: words.step, most: 12, table: true, hint: words.stepsHint },
      ),
    ),
  ),
  // `exShowroom`, `idv`, or the keys of other charges.
  of: shownWith(
    amountOf('part', 'slabs'),
    optional(
      ownField(listOfItems(lineOfText(60), 0), {
        kind: 'several',
        label: words.of,
        hint: words.ofHint,
        options: choicesOf(vehicleAmounts, words.vehicleAmounts),
        from: keysOfCharges,
      }),
    ),
  ),
  least: shownWith(amountOf('part', 'slabs', 'perUnit'), optional(rupeesField(words.least, 0))),
  most: shownWith(amountOf('part', 'slabs', 'perUnit'), optional(rupeesField(words.most, 1))),
  // A bonus for each kWh is at most this part of the ex-showroom price.
  mostPercent: shownWith(amountOf('perUnit'), optional(percentField(words.mostPercent))),
  from: calendarDayField(words.from, { startsToday: true }),
  until: optional(calendarDayField(words.until)),
  need: optionField(words.need, chargeNeeds, choicesOf(chargeNeeds, words.needs)),
  fuel: optional(
    optionField(words.fuel, chargeFuels, choicesOf(chargeFuels, words.fuels), {
      none: words.allVehicles,
    }),
  ),
  kind: optional(
    optionField(words.kind, vehicleKinds, choicesOf(vehicleKinds, words.kinds), {
      none: words.allVehicles,
    }),
  ),
  origin: optional(
    optionField(words.origin, chargeOrigins, choicesOf(chargeOrigins, words.origins), {
      none: words.allVehicles,
    }),
  ),
  // The vehicle's ex-showroom price is more than this amount in rupees.
  above: optional(rupeesField(words.above)),
  gstPercent: optional(percentField(words.gst)),
  isDeduction: tickField(words.isDeduction),
  checkedOn: calendarDayField(words.checkedOn, { startsToday: true }),
  toConfirm: tickField(words.toConfirm),
  source: lineField(words.source, { max: 200 }),
  sourceAddress: optional(ownField(webAddress, { kind: 'text', label: words.sourceAddress })),
  note: translatable(optional(paragraphLineField(words.note, { max: 300, rows: 2, isWide: true }))),
  side: optionField(words.side, chargeSides, choicesOf(chargeSides, words.sides)),
  // The key of a charge without which this one is not available.
  requires: optional(
    ownField(lineOfText(60), {
      kind: 'named',
      label: words.requires,
      from: keysOfCharges,
      none: words.noOtherCharge,
    }),
  ),
  // The same key on two rows means the same charge at different times or for different vehicles.
  key: ownField(slug, { kind: 'text', label: words.key, hint: words.keyHint }),
}

export type Charge = ContentValues<typeof chargeFields>

const chargeRows = rowsField(words.charges, chargeFields, {
  one: words.charge,
  most: maxCharges,
  start: { need: 'always', amount: 'fixed', side: 'government', border: 'upTo' },
  details: [
    { field: 'toConfirm', says: words.isToConfirm },
    'fuel',
    'kind',
    'origin',
    { field: 'from', says: words.fromDay },
    { field: 'until', says: words.untilDay },
  ],
  succession: {
    from: 'from',
    until: 'until',
    today: ['checkedOn'],
    cleared: ['source', 'sourceAddress'],
    texts: words.succession,
  },
})

const chargeTableSchema = v.pipe(
  chargeRows.schema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const rows = dataset.value
    for (const [index, row] of rows.entries())
      for (const { field, message } of [...checkChargeRow(row), ...findTableProblem(rows, index)])
        addIssue({
          message,
          path: [
            { type: 'array', origin: 'value', input: rows, key: index, value: row },
            { type: 'object', origin: 'value', input: row, key: field, value: row[field] },
          ],
        })
  }),
)

export const chargesCapabilities = {
  read: 'charges.read',
  draft: 'charges.edit',
  publish: 'charges.edit',
} as const

/**
 * The charges between the ex-showroom and the on-road price. Rows have dates, so that next month's
 * rates can be entered today. Without rows, the site shows no on-road price.
 */
export const chargesContent = defineContent({
  key: 'charges',
  label: 'the charges on the road',
  page: '/motorcycle',
  may: chargesCapabilities,
  review: { charge: { everyDays: 60, texts: words.review } },
  fields: {
    stateCode: optionField(words.state, chargeStates, choicesOf(chargeStates, words.states)),
    place: optional(lineField(words.place, { max: 60, hint: words.placeHint })),
    // An on-road price is valid for this number of days, or until one of its charges ends.
    holdsDays: ownField(wholeNumberFrom(1, 60), {
      kind: 'number',
      label: words.holdsDays,
      hint: words.holdsDaysHint,
    }),
    charges: { ...chargeRows, schema: chargeTableSchema },
  },
  warn: (document) => {
    const { output, success } = v.safeParse(v.object({ charges: chargeTableSchema }), document)
    return success
      ? listUnknownFutures(output.charges).map(({ index, says }) => ({
          path: `charges.${index}.until`,
          says,
        }))
      : []
  },
  sections: [
    { id: 'place', title: words.placeSection, fields: ['stateCode', 'place', 'holdsDays'] },
    { id: 'charges', title: words.charges, hint: words.chargesHint, fields: ['charges'] },
  ],
})

export type ChargeTable = DocumentOf<typeof chargesContent>
