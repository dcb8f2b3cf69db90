import { pick } from '#app/shapes/pick.ts'
import type { Vehicle } from '#app/vehicles/vehicle.ts'

/** What is needed of a model to find it and to show that it was found. */
export type FoundModel = ReturnType<typeof presentFound>

export function presentFound(model: Vehicle) {
  const { engine } = model.summary
  return { ...pick(model, shown), summary: { engine } }
}

const shown = [
  'id',
  'kind',
  'name',
  'bikeName',
  'tagline',
  'use',
  'engineCc',
  'price',
  'priceIsApproximate',
  'icon',
] as const
