import * as v from 'valibot'
import {
  day,
  lineOfText,
  oneOfOptions,
  strictRecord,
  trueOrFalse,
} from '#app/platform/schema/schemas.ts'

const positiveNumber = v.pipe(
  v.number('must be a number, for example 12.5'),
  v.gtValue(0, 'must be more than 0'),
  v.maxValue(100_000, 'must be at most 1,00,000'),
)
const approximateEntry = v.optional(trueOrFalse, false)

/** A figure in the unit that its name says; `upTo` where it is a range or varies with the variant. */
const measurementSchema = strictRecord({
  value: positiveNumber,
  upTo: v.optional(positiveNumber),
  approximate: approximateEntry,
})

/**
 * As the maker states it, word for word: `7.73 bhp @ 8,000 rpm`. The row of the specification that says so is shown in
 * the site's own convention; where nobody wrote it down rows stay as they are.
 */
const makersWording = v.optional(lineOfText(160))

/** Who measured a mileage: the testing agency of the approval, or owners on the road. */
export const mileageKinds = ['certified', 'owners'] as const

const mileageEntries = strictRecord({
  value: positiveNumber,
  upTo: v.optional(positiveNumber),
  approximate: approximateEntry,
  kind: v.optional(oneOfOptions(mileageKinds)),
  source: v.optional(lineOfText(200)),
  checkedOn: v.optional(day),
})

/**
 * A model may be published with a mileage only if kind, source and day are known. Older rows lack them: they are read as
 * they are (`parseStoredJson`), and shown nowhere (`findSourcedMileage`).
 */
const mileageSchema = v.pipe(
  mileageEntries,
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
export const measurementsSchema = strictRecord({
  power: v.optional(
    strictRecord({
      kw: positiveNumber,
      upToKw: v.optional(positiveNumber),
      rpm: v.optional(positiveNumber),
      /** For some seconds only, as electric motors are sold. */
      isPeak: v.optional(trueOrFalse, false),
      stated: makersWording,
      approximate: approximateEntry,
    }),
  ),
  torque: v.optional(
    strictRecord({
      nm: positiveNumber,
      rpm: v.optional(positiveNumber),
      stated: makersWording,
      approximate: approximateEntry,
    }),
  ),
  weightKg: v.optional(measurementSchema),
  seatHeightMm: v.optional(measurementSchema),
  tankLitres: v.optional(measurementSchema),
  bootLitres: v.optional(measurementSchema),
  mileageKmpl: v.optional(mileageSchema),
  rangeKm: v.optional(measurementSchema),
  topSpeedKmh: v.optional(measurementSchema),
  batteryKwh: v.optional(measurementSchema),
  /** From empty to full. */
  chargingHours: v.optional(measurementSchema),
})

export type Measurements = v.InferOutput<typeof measurementsSchema>
export type PowerMeasurement = NonNullable<Measurements['power']>
export type TorqueMeasurement = NonNullable<Measurements['torque']>
export type Measurement = NonNullable<Measurements['weightKg']>

/** A row of before there were figures, and one of which nothing could be read. */
export const emptyMeasurements: Measurements = {}

export type MileageKind = (typeof mileageKinds)[number]
export type SourcedMileage = Measurement & { kind: MileageKind; source: string; checkedOn: string }

/** The mileage with who measured it, where that was and when; without those there is none. */
export function findSourcedMileage({ mileageKmpl }: Measurements): SourcedMileage | undefined {
  const { kind, source, checkedOn } = mileageKmpl ?? {}
  return mileageKmpl && kind && source && checkedOn
    ? { ...mileageKmpl, kind, source, checkedOn }
    : undefined
}
