import { pick } from '#app/platform/schema/pick.ts'
import { type ListPage, listPage } from './list-page.ts'
import type { Vehicle } from './vehicle.ts'

/** What is needed of a model to choose it. */
export type Choice = Pick<Vehicle, (typeof needed)[number]>

const needed = [
  'id',
  'name',
  'bikeName',
  'isOnSale',
  'price',
  'priceIsApproximate',
  'icon',
] as const

/** The models to choose from, or the page of them that the address asks for. */
export function choicesOf(models: readonly Vehicle[], search: URLSearchParams): ListPage<Choice> {
  const list = listPage(models, search)
  return {
    ...list,
    models: list.models.map((model) => pick(model, needed)),
  }
}
