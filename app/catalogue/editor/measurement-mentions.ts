import { labels } from '#app/catalogue/vehicles/model-content-words.ts'
import type { JsonPath } from '#app/platform/schema/json-path.ts'

/** A figure of a model, and the other places that state it. */
export type MeasurementMentions = {
  label: string
  value: JsonPath
  upTo?: JsonPath
  /** The figure's own unit. `units` gives the size of each accepted unit in it. */
  unit: string
  units: Readonly<Record<string, number>>
  /** Matches the label of the specification row that states the figure. */
  row: RegExp
  /** Other fields that state the figure. */
  texts: readonly { path: JsonPath; label: string }[]
  /** In prose, only a sentence with this word states the figure. */
  inSentences?: RegExp
}

const kilowattsPerUnit = { kW: 1, bhp: 0.7457, hp: 0.7457, PS: 0.7355 }
const powerRowPattern = /^(?:max(?:imum|\.)? )?power$/i
const torqueRowPattern = /^(?:max(?:imum|\.)? )?torque$/i
const cardTextFields = [
  { path: ['summary', 'power'], label: labels.power },
  { path: ['summary', 'engine'], label: labels.engine },
] as const
const powerTextField = { path: ['figures', 'power', 'stated'], label: labels.powerStated } as const
const torqueTextField = {
  path: ['figures', 'torque', 'stated'],
  label: labels.torqueStated,
} as const

const measurementPaths = (name: string) => ({
  value: ['figures', name, 'value'],
  upTo: ['figures', name, 'upTo'],
  texts: [],
})

export const measurementMentions: readonly MeasurementMentions[] = [
  {
    label: labels.powerKw,
    value: ['figures', 'power', 'kw'],
    upTo: ['figures', 'power', 'upToKw'],
    unit: 'kW',
    units: kilowattsPerUnit,
    row: powerRowPattern,
    texts: [powerTextField, ...cardTextFields],
    inSentences: /\bpower\b/i,
  },
  {
    label: labels.powerRpm,
    value: ['figures', 'power', 'rpm'],
    unit: 'rpm',
    units: { rpm: 1 },
    row: powerRowPattern,
    texts: [powerTextField, ...cardTextFields],
  },
  {
    label: labels.torqueNm,
    value: ['figures', 'torque', 'nm'],
    unit: 'Nm',
    units: { Nm: 1 },
    row: torqueRowPattern,
    texts: [torqueTextField],
    inSentences: /\bNm\b/,
  },
  {
    label: labels.torqueRpm,
    value: ['figures', 'torque', 'rpm'],
    unit: 'rpm',
    units: { rpm: 1 },
    row: torqueRowPattern,
    texts: [torqueTextField],
  },
  {
    ...measurementPaths('weightKg'),
    label: labels.weight,
    unit: 'kg',
    units: { kg: 1 },
    row: /^(?:kerb )?weight$/i,
  },
  {
    ...measurementPaths('seatHeightMm'),
    label: labels.seatHeight,
    unit: 'mm',
    units: { mm: 1, cm: 10 },
    row: /^seat height$/i,
  },
  {
    ...measurementPaths('tankLitres'),
    label: labels.tank,
    unit: 'litres',
    units: { litres: 1, litre: 1, l: 1, L: 1 },
    row: /^(?:fuel )?tank(?: capacity)?$/i,
  },
  {
    ...measurementPaths('bootLitres'),
    label: labels.boot,
    unit: 'litres',
    units: { litres: 1, litre: 1, l: 1, L: 1 },
    row: /^boot$/i,
  },
  {
    ...measurementPaths('mileageKmpl'),
    label: labels.mileage,
    unit: 'km/l',
    units: { 'km/l': 1, kmpl: 1 },
    row: /^mileage$/i,
  },
  {
    ...measurementPaths('rangeKm'),
    label: labels.range,
    unit: 'km',
    units: { km: 1 },
    row: /^range$/i,
  },
  {
    ...measurementPaths('topSpeedKmh'),
    label: labels.topSpeed,
    unit: 'km/h',
    units: { 'km/h': 1, kmph: 1 },
    row: /^top speed$/i,
  },
  {
    ...measurementPaths('batteryKwh'),
    label: labels.battery,
    unit: 'kWh',
    units: { kWh: 1 },
    row: /^(?:battery|batteries)$/i,
  },
  {
    label: labels.engineCc,
    value: ['engineCc'],
    unit: 'cc',
    units: { cc: 1 },
    row: /^displacement$/i,
    texts: [{ path: ['summary', 'engine'], label: labels.engine }],
  },
]
