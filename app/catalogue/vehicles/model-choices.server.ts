import { pick } from '#app/platform/schema/pick.ts'
import { type ModelListPage, paginateIfLong } from './paginate-models.ts'
import type { Vehicle } from './vehicle.ts'

/** What is needed of a model to choose it. */
export type ModelChoice = Pick<Vehicle, (typeof modelChoiceFields)[number]>

const modelChoiceFields = [
  'id',
  'name',
  'bikeName',
  'isOnSale',
  'price',
  'priceIsApproximate',
  'icon',
] as const

/** The models to choose from, or the page of them that the address asks for. */
export function listModelChoices(
  models: readonly Vehicle[],
  search: URLSearchParams,
): ModelListPage<ModelChoice> {
  const list = paginateIfLong(models, search)
  return {
    ...list,
    models: list.models.map((model) => pick(model, modelChoiceFields)),
  }
}
