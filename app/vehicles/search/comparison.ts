import { type SpecificationRow, specificationGroups } from '#app/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/vehicles/vehicle-store.server.ts'

export type ComparedRow = {
  label: string
  /** One for each model; undefined where it has no such figure. */
  values: (SpecificationRow | undefined)[]
  isSame: boolean
}
export type ComparedGroup = { title: string; rows: ComparedRow[] }

/** The six groups with every label that any of the models has, in the order of the first that has it. */
export function compareModels(models: readonly VehicleDetail[]): ComparedGroup[] {
  return specificationGroups.map(([key, title]) => {
    const groups = models.map((model) => model.specifications[key])
    const labels = new Set(groups.flatMap((rows) => rows.map(({ label }) => label)))
    const rows = [...labels].map((label) => {
      const values = groups.map((group) => group.find((row) => row.label === label))
      return { label, values, isSame: new Set(values.map((row) => row?.value)).size === 1 }
    })
    return { title, rows }
  })
}
