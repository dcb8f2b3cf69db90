import * as v from 'valibot'
import {
  day,
  lineOfText,
  oneOfOptions,
  strictRecord,
  trueOrFalse,
} from '#app/platform/schema/schemas.ts'

const figure = v.pipe(
  v.number('must be a number, without quotes'),
  v.gtValue(0, 'must be above 0'),
  v.maxValue(100_000, 'must be at most 1,00,000'),
)
const approximate = v.optional(trueOrFalse, false)

/** A figure in the unit that its name says; `upTo` where it is a range or varies with the variant. */
const amount = strictRecord({ value: figure, upTo: v.optional(figure), approximate })

/**
 * As the maker states it, word for word: `7.73 bhp @ 8,000 rpm`. The row of the specification that says so is shown in
 * the site's own convention; where nobody wrote it down rows stay as they are.
 */
const stated = v.optional(lineOfText(160))

/** Who measured a mileage: the testing agency of the approval, or owners on the road. */
export const mileageKinds = ['certified', 'owners'] as const

const mileageRecord = strictRecord({
  value: figure,
  upTo: v.optional(figure),
  approximate,
  kind: v.optional(oneOfOptions(mileageKinds)),
  source: v.optional(lineOfText(200)),
  checkedOn: v.optional(day),
})

/**
 * A model may be published with a mileage only if kind, source and day are known. Older rows lack them: they are read as
 * they are (`parseStoredJson`), and shown nowhere (`knownMileage`).
 */
const mileage = v.pipe(
  mileageRecord,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const key of ['kind', 'source', 'checkedOn'] as const)
      if (input[key] === undefined)
        addIssue({
          message: 'is missing',
          received: 'undefined',
          path: [{ type: 'object', origin: 'value', input, key, value: undefined }],
        })
  }),
)

/** What is measured of a model. All may be missing: an electric one has no tank, another no range. */
export const figures = strictRecord({
  power: v.optional(
    strictRecord({
      kw: figure,
      upToKw: v.optional(figure),
      rpm: v.optional(figure),
      /** For some seconds only, as electric motors are sold. */
      isPeak: v.optional(trueOrFalse, false),
      stated,
      approximate,
    }),
  ),
  torque: v.optional(strictRecord({ nm: figure, rpm: v.optional(figure), stated, approximate })),
  weightKg: v.optional(amount),
  seatHeightMm: v.optional(amount),
  tankLitres: v.optional(amount),
  bootLitres: v.optional(amount),
  mileageKmpl: v.optional(mileage),
  rangeKm: v.optional(amount),
  topSpeedKmh: v.optional(amount),
  batteryKwh: v.optional(amount),
  /** From empty to full. */
  chargingHours: v.optional(amount),
})

export type Figures = v.InferOutput<typeof figures>
export type Power = NonNullable<Figures['power']>
export type Torque = NonNullable<Figures['torque']>
export type Amount = NonNullable<Figures['weightKg']>

/** A row of before there were figures, and one of which nothing could be read. */
export const figuresFallback: Figures = {}

export type MileageKind = (typeof mileageKinds)[number]
export type Mileage = Amount & { kind: MileageKind; source: string; checkedOn: string }

/** The mileage with who measured it, where that was and when; without those there is none. */
export function knownMileage({ mileageKmpl }: Figures): Mileage | undefined {
  const { kind, source, checkedOn } = mileageKmpl ?? {}
  return mileageKmpl && kind && source && checkedOn
    ? { ...mileageKmpl, kind, source, checkedOn }
    : undefined
}
