import type { Figures } from './figures.ts'
import { shownPower, shownTorque } from './shown-figures.ts'
import type { SpecificationRow, Specifications } from './vehicle.ts'

/** `shown` is a figure in the one convention, where the maker's own wording, `value`, is another. */
export type ShownRow = SpecificationRow & { shown?: string | undefined }

/** The rows as their page shows them: power and torque alike for every model. */
export function showSpecifications({
  specifications,
  figures: { power, torque },
}: {
  specifications: Specifications
  figures: Figures
}): Record<keyof Specifications, ShownRow[]> {
  const shown = new Map<string, string>()
  if (power?.stated) shown.set(power.stated, shownPower(power))
  if (torque?.stated) shown.set(torque.stated, shownTorque(torque))
  const showRow = (row: SpecificationRow): ShownRow => {
    const text = measured.has(row.label) ? shown.get(row.value) : undefined
    return text === undefined || text === row.value ? row : { ...row, shown: text }
  }
  const { bodyDimensions, engineDetails, transmissionDetails, tyreDetails, frame, electrical } =
    specifications
  return {
    bodyDimensions,
    engineDetails: engineDetails.map(showRow),
    transmissionDetails,
    tyreDetails,
    frame,
    electrical,
  }
}

const measured: ReadonlySet<string> = new Set([
  'Maximum power',
  'Power',
  'Maximum torque',
  'Torque',
])
