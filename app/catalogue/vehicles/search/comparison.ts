import { type Amount, type Figures, knownMileage } from '#app/catalogue/vehicles/figures.ts'
import { isMeasure } from '#app/catalogue/vehicles/measure.ts'
import { showSpecifications } from '#app/catalogue/vehicles/show-specifications.ts'
import { oneRowPerLabel } from '#app/catalogue/vehicles/variant-rows.ts'
import { specificationGroups } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { areEqual, betterOf, type Extent } from './better.ts'

/** What one model has in a row. */
export type ComparedCell = {
  text: string
  /** Where nobody has confirmed it: whether it is a figure or a word. */
  unsure: 'figure' | 'word' | null
  isBetter: boolean
}
export type ComparedRow = {
  label: string
  /** One for each model; undefined where it has no such figure. */
  cells: (ComparedCell | undefined)[]
  isSame: boolean
}
/** `isJsonEqual` where no row differs. */
export type ComparedGroup = { title: string; rows: ComparedRow[]; isSame: boolean }

type Model = Pick<VehicleDetail, 'kind' | 'specifications' | 'figures'>

/** The six groups with every label that any of the models has, in the order of the first that has it. */
export function compareModels(models: readonly Model[]): ComparedGroup[] {
  const shown = models.map(showSpecifications)
  return specificationGroups.flatMap(([key, title]) => {
    const groups = shown.map((it) =>
      oneRowPerLabel(it[key]).map((row) => ({ ...row, label: sameLabels[row.label] ?? row.label })),
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
  const measure = measures.get(label)
  const extents = models.map((model, index) =>
    values[index] && measure ? measure.read(model.figures) : undefined,
  )
  const areLike = measure?.areLike?.(models) ?? true
  const better = measure && areLike ? betterOf(extents, measure.meant) : []
  const cells = values.map((row, index) => row && cellOf(row, better[index] ?? false))
  const isSame =
    (areLike && areEqual(extents)) ||
    new Set(cells.map((cell) => (cell ? wordsOf(cell.text) : ''))).size === 1
  return { label, cells, isSame }
}

function cellOf({ value, shown: text = value, approximate }: Row, isBetter: boolean): ComparedCell {
  const unsure = approximate ? (isMeasure(text) ? 'figure' : 'word') : null
  return { text, unsure, isBetter }
}

/** What an electric motor gives at its best moment, or at its shaft, is not what an engine gives. */
function areOfOneDrive(models: readonly Model[]): boolean {
  const isPeak = ({ figures }: Model) => figures.power?.isPeak ?? false
  return (
    new Set(models.map(({ kind }) => kind === 'ev')).size === 1 &&
    new Set(models.map(isPeak)).size === 1
  )
}

/** A certified mileage is no better or worse than what owners report. */
function areMeasuredAlike(models: readonly Model[]): boolean {
  const kinds = models.flatMap(({ figures }) => knownMileage(figures)?.kind ?? [])
  return new Set(kinds).size === 1
}

/** "Self and kick" and "Kick and self" are the same words. */
function wordsOf(text: string): string {
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

/** One label for what makers and kinds call differently. */
const sameLabels: Record<string, string> = {
  Power: 'Maximum power',
  Torque: 'Maximum torque',
  Weight: 'Kerb weight',
  Batteries: 'Battery',
}

type Measure = {
  meant: 'more' | 'less'
  read: (figures: Figures) => Extent | undefined
  /** Whether it can be told between these models; else between any. */
  areLike?: (models: readonly Model[]) => boolean
}

const amount =
  (name: 'weightKg' | 'tankLitres' | 'bootLitres' | Electric) =>
  (figures: Figures): Extent | undefined =>
    figures[name] && extentOf(figures[name])
type Electric = 'rangeKm' | 'topSpeedKmh' | 'chargingHours'

function extentOf({ value, upTo = value }: Amount): Extent {
  return { from: value, to: upTo }
}

/** Rows of which one figure is better than another; of a seat's height or a tyre none is. */
const measures = new Map<string, Measure>([
  [
    'Maximum power',
    {
      meant: 'more',
      areLike: areOfOneDrive,
      read: ({ power }) => power && { from: power.kw, to: power.upToKw ?? power.kw },
    },
  ],
  [
    'Maximum torque',
    {
      meant: 'more',
      areLike: areOfOneDrive,
      read: ({ torque }) => torque && { from: torque.nm, to: torque.nm },
    },
  ],
  ['Kerb weight', { meant: 'less', read: amount('weightKg') }],
  ['Fuel tank', { meant: 'more', read: amount('tankLitres') }],
  ['Boot', { meant: 'more', read: amount('bootLitres') }],
  [
    'Mileage',
    {
      meant: 'more',
      areLike: areMeasuredAlike,
      read: (figures) => {
        const mileage = knownMileage(figures)
        return mileage && extentOf(mileage)
      },
    },
  ],
  ['Range', { meant: 'more', read: amount('rangeKm') }],
  ['Top speed', { meant: 'more', read: amount('topSpeedKmh') }],
  ['Charging', { meant: 'less', read: amount('chargingHours') }],
])
