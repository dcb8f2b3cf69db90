import * as v from 'valibot'
import { recordSchema } from '#app/content/fields/content-field.ts'
import {
  calendarDayField,
  lineField,
  optionField,
  tickField,
} from '#app/content/fields/field-kinds.ts'
import {
  hiddenField,
  optional,
  ownField,
  withDefault,
} from '#app/content/fields/field-modifiers.ts'
import { groupField, partsField } from '#app/content/fields/record-field-kinds.ts'
import { trueOrFalse } from '#app/platform/schema/schemas.ts'
import { hints, labels } from './model-content-words.ts'

const positiveNumber = v.pipe(
  v.number('must be a number, for example 12.5'),
  v.gtValue(0, 'must be more than 0'),
  v.maxValue(100_000, 'must be at most 1,00,000'),
)
const amountField = (label: string, unit: string) =>
  ownField(positiveNumber, { kind: 'number', label, unit })
const hiddenAmount = hiddenField(positiveNumber)
const hiddenTick = withDefault(hiddenField(trueOrFalse), false)

/**
 * The manufacturer's own wording: `7.73 bhp @ 8,000 rpm`. The specification row with this text is
 * shown in the site's own format. Without it all rows stay unchanged.
 */
const makersWordingField = (label: string) =>
  optional(lineField(label, { max: 160, hint: hints.stated }))

/** `upTo` is the upper end of a range, or of the variants. */
const rangeParts = (label: string, unit: string) => ({
  value: amountField(label, unit),
  upTo: optional(amountField(labels.upTo(label), unit)),
  approximate: tickField(labels.approximateOf(label)),
})

/** A measurement in the unit that its field name says. */
const measurementField = (label: string, unit: string) =>
  optional(groupField(label, rangeParts(label, unit)))

/** Origin of a mileage: certified by the testing agency, or an average of owners. */
const mileageKinds = ['certified', 'owners'] as const

const mileageParts = groupField(
  labels.mileage,
  {
    ...rangeParts(labels.mileage, 'km/l'),
    kind: optional(
      optionField(
        labels.mileageKind,
        mileageKinds,
        mileageKinds.map((value) => ({ value, label: labels.mileageKinds[value] })),
        { none: labels.mileageKindNone },
      ),
    ),
    source: optional(lineField(labels.mileageSource, { max: 200 })),
    checkedOn: optional(calendarDayField(labels.mileageCheckedOn)),
  },
  { hint: hints.mileage },
)

/**
 * Publication requires kind, source and day of a mileage. Older rows may lack them:
 * `parseStoredJson` still reads such a mileage, but `findSourcedMileage` hides it.
 */
const mileageField = {
  ...mileageParts,
  schema: v.pipe(
    mileageParts.schema,
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
  ),
}

/**
 * The measurements of a model. All are optional: an electric model has no tank, another no range.
 */
export const measurementFields = {
  power: optional(
    partsField({
      kw: amountField(labels.powerKw, 'kW'),
      upToKw: optional(hiddenAmount),
      rpm: optional(amountField(labels.powerRpm, 'rpm')),
      // The motor reaches this power only for some seconds, as often stated for electric models.
      isPeak: hiddenTick,
      stated: makersWordingField(labels.powerStated),
      approximate: hiddenTick,
    }),
  ),
  torque: optional(
    partsField({
      nm: amountField(labels.torqueNm, 'Nm'),
      rpm: optional(amountField(labels.torqueRpm, 'rpm')),
      stated: makersWordingField(labels.torqueStated),
      approximate: hiddenTick,
    }),
  ),
  weightKg: measurementField(labels.weight, 'kg'),
  seatHeightMm: measurementField(labels.seatHeight, 'mm'),
  tankLitres: measurementField(labels.tank, 'litres'),
  bootLitres: measurementField(labels.boot, 'litres'),
  mileageKmpl: optional(mileageField),
  rangeKm: measurementField(labels.range, 'km'),
  topSpeedKmh: measurementField(labels.topSpeed, 'km/h'),
  batteryKwh: measurementField(labels.battery, 'kWh'),
  // From empty to full.
  chargingHours: measurementField(labels.charging, 'hours'),
}
export const measurementsSchema = recordSchema(measurementFields)
