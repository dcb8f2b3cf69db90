import { pick } from '#app/platform/schema/pick.ts'
import { type ModelListPage, paginateIfLong } from './paginate-models.ts'
import type { Vehicle } from './vehicle.ts'

/** The fields of a model that a list of choices shows. */
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

/** Lists the models to choose from. A long list returns only the page from the address. */
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
