import { mileageKinds } from '#app/catalogue/vehicles/measurements.ts'
import type {
  DocumentField,
  DocumentSection,
} from '#app/content/document-editor/document-sections.ts'
import { hints, labels, sections } from './editor-words.ts'

/** A tick box that marks a figure as approximate. */
export const approximateField = {
  name: 'approximate',
  label: labels.approximate,
  kind: 'tick',
  isOptional: true,
} as const

/** An amount with its unit, optionally a range, optionally approximate. */
const amountField = (name: string, label: string, unit: string): DocumentField => ({
  name: `figures.${name}`,
  label,
  kind: 'group',
  fields: amountFields(name, label, unit),
})

function amountFields(name: string, label: string, unit: string): DocumentField[] {
  return [
    { name: `figures.${name}.value`, label, unit, kind: 'number' },
    { name: `figures.${name}.upTo`, label: labels.upTo(label), unit, kind: 'number' },
    {
      ...approximateField,
      name: `figures.${name}.approximate`,
      label: labels.approximateOf(label),
    },
  ]
}

/** A mileage needs its kind, source and day of check; otherwise it cannot be published. */
const mileageField: DocumentField = {
  name: 'figures.mileageKmpl',
  label: labels.mileage,
  hint: hints.mileage,
  kind: 'group',
  fields: [
    ...amountFields('mileageKmpl', labels.mileage, 'km/l'),
    {
      name: 'figures.mileageKmpl.kind',
      label: labels.mileageKind,
      kind: 'choice',
      options: mileageKinds.map((value) => ({ value, label: labels.mileageKinds[value] })),
      none: labels.mileageKindNone,
    },
    { name: 'figures.mileageKmpl.source', label: labels.mileageSource, kind: 'text' },
    { name: 'figures.mileageKmpl.checkedOn', label: labels.mileageCheckedOn, kind: 'day' },
  ],
}

/** A model's measurements, in the units in which the site compares them. */
export const measurementSection: DocumentSection = {
  id: 'figures',
  title: sections.figures,
  hint: hints.figures,
  fields: [
    {
      name: 'figures.power.kw',
      label: labels.powerKw,
      unit: 'kW',
      kind: 'number',
      isOptional: true,
    },
    {
      name: 'figures.power.rpm',
      label: labels.powerRpm,
      unit: 'rpm',
      kind: 'number',
      isOptional: true,
    },
    {
      name: 'figures.power.stated',
      label: labels.powerStated,
      kind: 'text',
      hint: hints.stated,
      isOptional: true,
    },
    {
      name: 'figures.torque.nm',
      label: labels.torqueNm,
      unit: 'Nm',
      kind: 'number',
      isOptional: true,
    },
    {
      name: 'figures.torque.rpm',
      label: labels.torqueRpm,
      unit: 'rpm',
      kind: 'number',
      isOptional: true,
    },
    {
      name: 'figures.torque.stated',
      label: labels.torqueStated,
      kind: 'text',
      hint: hints.stated,
      isOptional: true,
    },
    amountField('weightKg', labels.weight, 'kg'),
    amountField('seatHeightMm', labels.seatHeight, 'mm'),
    amountField('tankLitres', labels.tank, 'litres'),
    amountField('bootLitres', labels.boot, 'litres'),
    mileageField,
    amountField('rangeKm', labels.range, 'km'),
    amountField('topSpeedKmh', labels.topSpeed, 'km/h'),
    amountField('batteryKwh', labels.battery, 'kWh'),
    amountField('chargingHours', labels.charging, 'hours'),
  ],
}
