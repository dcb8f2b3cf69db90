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

/**
 * A measurement in the unit that its field name says. `upTo` is the upper end of a range, or of the
 * variants.
 */
const measurementSchema = strictRecord({
  value: positiveNumber,
  upTo: v.optional(positiveNumber),
  approximate: approximateEntry,
})

/**
 * The manufacturer's own wording: `7.73 bhp @ 8,000 rpm`. The specification row with this text is
 * shown in the site's own format. Without it all rows stay unchanged.
 */
const makersWording = v.optional(lineOfText(160))

/** Origin of a mileage: certified by the testing agency, or an average of owners. */
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
 * Publication requires kind, source and day of a mileage. Older rows may lack them:
 * `parseStoredJson` still reads such a mileage, but `findSourcedMileage` hides it.
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

/**
 * The measurements of a model. All are optional: an electric model has no tank, another no range.
 */
export const measurementsSchema = strictRecord({
  power: v.optional(
    strictRecord({
      kw: positiveNumber,
      upToKw: v.optional(positiveNumber),
      rpm: v.optional(positiveNumber),
      /**
       * The motor reaches this power only for some seconds, as often stated for electric models.
       */
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

/** Fallback for older rows without measurements, and for unreadable ones. */
export const emptyMeasurements: Measurements = {}

export type MileageKind = (typeof mileageKinds)[number]
export type SourcedMileage = Measurement & { kind: MileageKind; source: string; checkedOn: string }

/**
 * Returns the mileage with its kind, source and day. Returns undefined if one of these is missing.
 */
export function findSourcedMileage({ mileageKmpl }: Measurements): SourcedMileage | undefined {
  const { kind, source, checkedOn } = mileageKmpl ?? {}
  return mileageKmpl && kind && source && checkedOn
    ? { ...mileageKmpl, kind, source, checkedOn }
    : undefined
}
