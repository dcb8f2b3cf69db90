import { isMeasurementText } from '#app/catalogue/vehicles/is-measurement-text.ts'
import {
  findSourcedMileage,
  type Measurement,
  type Measurements,
} from '#app/catalogue/vehicles/measurements.ts'
import { presentSpecifications } from '#app/catalogue/vehicles/present-specifications.ts'
import { mergeRowsByLabel } from '#app/catalogue/vehicles/variant-specification-rows.ts'
import { specificationGroups } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { areAboutEqual, markBetterValues, type ValueRange } from './mark-better-values.ts'

/** The value of one model in a row. */
export type ComparedCell = {
  text: string
  /** For an unconfirmed value: a figure or a word. */
  unsure: 'figure' | 'word' | null
  isBetter: boolean
}
export type ComparedRow = {
  label: string
  /** One cell for each model; undefined if it has no such value. */
  cells: (ComparedCell | undefined)[]
  isSame: boolean
}
/** `isSame` is `true` if no row differs. */
export type ComparedGroup = { title: string; rows: ComparedRow[]; isSame: boolean }

type Model = Pick<VehicleDetail, 'kind' | 'specifications' | 'figures'>

/**
 * Compares models in the six groups of specifications. A group has every label of any model, in
 * order of first appearance.
 */
export function compareSpecifications(models: readonly Model[]): ComparedGroup[] {
  const shown = models.map(presentSpecifications)
  return specificationGroups.flatMap(([key, title]) => {
    const groups = shown.map((it) =>
      mergeRowsByLabel(it[key]).map((row) => ({
        ...row,
        label: sameLabels[row.label] ?? row.label,
      })),
    )
    const labels = [...new Set(groups.flatMap((rows) => rows.map(({ label }) => label)))]
    if (labels.length === 0) return []
    const rows = labels.map((label) =>
      compareRow(
        label,
        models,
        groups.map((rows) => rows.find((row) => row.label === label)),
      ),
    )
    return [{ title, rows, isSame: rows.every(({ isSame }) => isSame) }]
  })
}

type Row = { value: string; shown?: string | undefined; approximate: boolean }

function compareRow(
  label: string,
  models: readonly Model[],
  values: readonly (Row | undefined)[],
): ComparedRow {
  const measure = comparableMeasurements.get(label)
  const extents = models.map((model, index) =>
    values[index] && measure ? measure.read(model.figures) : undefined,
  )
  const areLike = measure?.areLike?.(models) ?? true
  const better = measure && areLike ? markBetterValues(extents, measure.meant) : []
  const cells = values.map((row, index) => row && cellOf(row, better[index] ?? false))
  const isSame =
    (areLike && areAboutEqual(extents)) ||
    new Set(cells.map((cell) => (cell ? normalizeWordOrder(cell.text) : ''))).size === 1
  return { label, cells, isSame }
}

function cellOf({ value, shown: text = value, approximate }: Row, isBetter: boolean): ComparedCell {
  const unsure = approximate ? (isMeasurementText(text) ? 'figure' : 'word') : null
  return { text, unsure, isBetter }
}

/**
 * `true` if all models have the same kind of power. The power of an electric motor is not
 * comparable to that of an engine, nor a peak power to a continuous one.
 */
function haveSamePowertrain(models: readonly Model[]): boolean {
  const isPeak = ({ figures }: Model) => figures.power?.isPeak ?? false
  return (
    new Set(models.map(({ kind }) => kind === 'ev')).size === 1 &&
    new Set(models.map(isPeak)).size === 1
  )
}

/**
 * `true` if all mileages are of one kind: a certified one is not comparable to an average of
 * owners.
 */
function haveSameMileageKind(models: readonly Model[]): boolean {
  const kinds = models.flatMap(({ figures }) => findSourcedMileage(figures)?.kind ?? [])
  return new Set(kinds).size === 1
}

/** Normalises the order of words, so that "Self and kick" equals "Kick and self". */
function normalizeWordOrder(text: string): string {
  const alternatives = text
    .toLowerCase()
    .replaceAll('≈', '')
    .split(/,?\s+or\s+/)
    .map((one) =>
      one
        .split(/[,;]\s|\s(?:and|&)\s/)
        .map((part) => part.replaceAll(/\s+/g, ' ').trim())
        .sort()
        .join(),
    )
  return alternatives.sort().join('|')
}

/** Common labels for rows that manufacturers or kinds name differently. */
const sameLabels: Record<string, string> = {
  Power: 'Maximum power',
  Torque: 'Maximum torque',
  Weight: 'Kerb weight',
  Batteries: 'Battery',
}

type ComparableMeasurement = {
  meant: 'more' | 'less'
  read: (figures: Measurements) => ValueRange | undefined
  /** Returns `true` if the values of these models are comparable; by default they are. */
  areLike?: (models: readonly Model[]) => boolean
}

const measurementOf =
  (name: 'weightKg' | 'tankLitres' | 'bootLitres' | ElectricMeasurementName) =>
  (figures: Measurements): ValueRange | undefined =>
    figures[name] && valueRangeOf(figures[name])
type ElectricMeasurementName = 'rangeKm' | 'topSpeedKmh' | 'chargingHours'

function valueRangeOf({ value, upTo = value }: Measurement): ValueRange {
  return { from: value, to: upTo }
}

/** Rows in which one value is better. Seat heights and tyres, for example, have no better value. */
const comparableMeasurements = new Map<string, ComparableMeasurement>([
  [
    'Maximum power',
    {
      meant: 'more',
      areLike: haveSamePowertrain,
      read: ({ power }) => power && { from: power.kw, to: power.upToKw ?? power.kw },
    },
  ],
  [
    'Maximum torque',
    {
      meant: 'more',
      areLike: haveSamePowertrain,
      read: ({ torque }) => torque && { from: torque.nm, to: torque.nm },
    },
  ],
  ['Kerb weight', { meant: 'less', read: measurementOf('weightKg') }],
  ['Fuel tank', { meant: 'more', read: measurementOf('tankLitres') }],
  ['Boot', { meant: 'more', read: measurementOf('bootLitres') }],
  [
    'Mileage',
    {
      meant: 'more',
      areLike: haveSameMileageKind,
      read: (figures) => {
        const mileage = findSourcedMileage(figures)
        return mileage && valueRangeOf(mileage)
      },
    },
  ],
  ['Range', { meant: 'more', read: measurementOf('rangeKm') }],
  ['Top speed', { meant: 'more', read: measurementOf('topSpeedKmh') }],
  ['Charging', { meant: 'less', read: measurementOf('chargingHours') }],
])
