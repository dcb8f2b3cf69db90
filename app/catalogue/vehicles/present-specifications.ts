import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatMileage, formatPower, formatTorque } from './format-measurements.ts'
import * as words from './measurement-words.ts'
import { findSourcedMileage, type Measurements } from './measurements.ts'
import type { SpecificationRow, Specifications } from './vehicle.ts'

/**
 * `shown` is the value in the site's own format, if the manufacturer's wording in `value` is
 * different.
 */
export type PresentedSpecificationRow = SpecificationRow & { shown?: string | undefined }

/** Presents the rows for the page, with power and torque in the same format for every model. */
export function presentSpecifications({
  specifications,
  figures,
}: {
  specifications: Specifications
  figures: Measurements
}): Record<keyof Specifications, PresentedSpecificationRow[]> {
  const { power, torque } = figures
  const shown = new Map<string, string>()
  if (power?.stated) shown.set(power.stated, formatPower(power))
  if (torque?.stated) shown.set(torque.stated, formatTorque(torque))
  const showRow = (row: SpecificationRow): PresentedSpecificationRow => {
    const text = measuredLabels.has(row.label) ? shown.get(row.value) : undefined
    return text === undefined || text === row.value ? row : { ...row, shown: text }
  }
  const { bodyDimensions, engineDetails, transmissionDetails, tyreDetails, frame, electrical } =
    specifications
  return {
    bodyDimensions,
    engineDetails: withMileage(engineDetails.map(showRow), figures),
    transmissionDetails,
    tyreDetails,
    frame,
    electrical,
  }
}

/** Replaces a typed mileage row by the mileage with its source. */
function withMileage(
  rows: PresentedSpecificationRow[],
  figures: Measurements,
): PresentedSpecificationRow[] {
  const mileage = findSourcedMileage(figures)
  if (!mileage) return rows
  const value = words.sourced(formatMileage(mileage), mileage.source, formatDay(mileage.checkedOn))
  const row = { label: words.mileageRow, value, approximate: mileage.approximate }
  return [...rows.filter(({ label }) => label !== words.mileageRow), row]
}

const measuredLabels: ReadonlySet<string> = new Set([
  'Maximum power',
  'Power',
  'Maximum torque',
  'Torque',
])
