import type { ContentValues } from '#app/content/fields/content-field.ts'
import type { measurementFields } from './measurement-fields.ts'

export type Measurements = ContentValues<typeof measurementFields>
export type PowerMeasurement = NonNullable<Measurements['power']>
export type TorqueMeasurement = NonNullable<Measurements['torque']>
export type Measurement = NonNullable<Measurements['weightKg']>

/** Fallback for older rows without measurements, and for unreadable ones. */
export const emptyMeasurements: Measurements = {}

type Mileage = NonNullable<Measurements['mileageKmpl']>
export type MileageKind = NonNullable<Mileage['kind']>
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
