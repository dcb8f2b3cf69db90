import type { JsonPath } from '#app/platform/schema/json-path.ts'
import { labels } from './editor-words.ts'

/** A figure of a model and where else its page says the same. */
export type FigurePlaces = {
  label: string
  value: JsonPath
  upTo?: JsonPath
  /** The figure's own unit, and what one of the others is in it. */
  unit: string
  units: Readonly<Record<string, number>>
  /** The row of the specification that says it. */
  row: RegExp
  /** Other fields that say it. */
  texts: readonly { path: JsonPath; label: string }[]
  /** A sentence of the text or of a feature says it only with this word. */
  inSentences?: RegExp
}

const kilowatts = { kW: 1, bhp: 0.7457, hp: 0.7457, PS: 0.7355 }
const powerRow = /^(?:max(?:imum|\.)? )?power$/i
const torqueRow = /^(?:max(?:imum|\.)? )?torque$/i
const inCard = [
  { path: ['summary', 'power'], label: labels.power },
  { path: ['summary', 'engine'], label: labels.engine },
] as const
const powerInWords = { path: ['figures', 'power', 'stated'], label: labels.powerStated } as const
const torqueInWords = { path: ['figures', 'torque', 'stated'], label: labels.torqueStated } as const

const amount = (name: string) => ({
  value: ['figures', name, 'value'],
  upTo: ['figures', name, 'upTo'],
  texts: [],
})

export const figurePlaces: readonly FigurePlaces[] = [
  {
    label: labels.powerKw,
    value: ['figures', 'power', 'kw'],
    upTo: ['figures', 'power', 'upToKw'],
    unit: 'kW',
    units: kilowatts,
    row: powerRow,
    texts: [powerInWords, ...inCard],
    inSentences: /\bpower\b/i,
  },
  {
    label: labels.powerRpm,
    value: ['figures', 'power', 'rpm'],
    unit: 'rpm',
    units: { rpm: 1 },
    row: powerRow,
    texts: [powerInWords, ...inCard],
  },
  {
    label: labels.torqueNm,
    value: ['figures', 'torque', 'nm'],
    unit: 'Nm',
    units: { Nm: 1 },
    row: torqueRow,
    texts: [torqueInWords],
    inSentences: /\bNm\b/,
  },
  {
    label: labels.torqueRpm,
    value: ['figures', 'torque', 'rpm'],
    unit: 'rpm',
    units: { rpm: 1 },
    row: torqueRow,
    texts: [torqueInWords],
  },
  {
    ...amount('weightKg'),
    label: labels.weight,
    unit: 'kg',
    units: { kg: 1 },
    row: /^(?:kerb )?weight$/i,
  },
  {
    ...amount('seatHeightMm'),
    label: labels.seatHeight,
    unit: 'mm',
    units: { mm: 1, cm: 10 },
    row: /^seat height$/i,
  },
  {
    ...amount('tankLitres'),
    label: labels.tank,
    unit: 'litres',
    units: { litres: 1, litre: 1, l: 1, L: 1 },
    row: /^(?:fuel )?tank(?: capacity)?$/i,
  },
  {
    ...amount('bootLitres'),
    label: labels.boot,
    unit: 'litres',
    units: { litres: 1, litre: 1, l: 1, L: 1 },
    row: /^boot$/i,
  },
  {
    ...amount('mileageKmpl'),
    label: labels.mileage,
    unit: 'km/l',
    units: { 'km/l': 1, kmpl: 1 },
    row: /^mileage$/i,
  },
  { ...amount('rangeKm'), label: labels.range, unit: 'km', units: { km: 1 }, row: /^range$/i },
  {
    ...amount('topSpeedKmh'),
    label: labels.topSpeed,
    unit: 'km/h',
    units: { 'km/h': 1, kmph: 1 },
    row: /^top speed$/i,
  },
  {
    ...amount('batteryKwh'),
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
