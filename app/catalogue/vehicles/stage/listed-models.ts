import { listKeyFigures } from '#app/catalogue/vehicles/list-key-figures.ts'
import { type ListPage, listPage, wholeList } from '#app/catalogue/vehicles/list-page.ts'
import { shownAmount } from '#app/catalogue/vehicles/shown-figures.ts'
import { type Vehicle, vehicleKey } from '#app/catalogue/vehicles/vehicle.ts'
import { pick } from '#app/platform/schema/pick.ts'

/** A strip of so many models comes whole; of a longer one come so many at a time. */
const mostWhole = 15
export const atATime = 6

/** What the stage and the strip show of a model. */
export type StageModel = ReturnType<typeof presentOnStage>

/** The models of a kind as its page has them. */
export type ListedModels = {
  /** Whether there are more than the page has; then only those for `use` are listed at all. */
  isPart: boolean
  use: string | undefined
  /** How many are listed, and which of them the first of `models` is. */
  count: number
  from: number
  models: StageModel[]
}

/** What the plain list beneath shows of one. */
export type ModelRow = Pick<
  Vehicle,
  'id' | 'name' | 'bikeName' | 'use' | 'isOnSale' | 'price' | 'priceIsApproximate' | 'icon'
> & { seat?: string }

/** All of the kind for the plain list: what the strip has where that is all, else a page of it. */
export function listRows(
  all: readonly Vehicle[],
  { isPart, models }: ListedModels,
  search: URLSearchParams,
): ListPage<ModelRow> & { onSale: number } {
  const onSale = all.filter(({ isOnSale }) => isOnSale).length
  if (!isPart) return { ...wholeList(models), onSale }
  const page = listPage(all, search)
  const row = [
    'id',
    'name',
    'bikeName',
    'use',
    'isOnSale',
    'price',
    'priceIsApproximate',
    'icon',
  ] as const
  return {
    ...page,
    onSale,
    models: page.models.map((model) => ({ ...pick(model, row), ...seatOf(model) })),
  }
}

type Wanted = { use: string | undefined; model: string }

/** Of a long list the part in which the wanted model stands. */
export function listModels(all: readonly Vehicle[], { use, model }: Wanted): ListedModels {
  if (all.length <= mostWhole) return part(all, 0, { isPart: false, use: undefined })
  const listed = modelsFor(all, use)
  const place = listed.findIndex(({ bikeName }) => vehicleKey(bikeName) === vehicleKey(model))
  const from = Math.max(0, place) - (Math.max(0, place) % atATime)
  return part(listed, from, { isPart: true, use })
}

/** Some more of the same list. */
export function furtherModels(
  all: readonly Vehicle[],
  use: string | undefined,
  from: number,
): StageModel[] {
  return modelsFor(all, use)
    .slice(from, from + atATime)
    .map(presentOnStage)
}

/** All of them where none is for that. */
export function modelsFor<Model extends Pick<Vehicle, 'use'>>(
  models: readonly Model[],
  use: string | undefined,
): readonly Model[] {
  const shown = use === undefined ? [] : models.filter((model) => model.use === use)
  return shown.length > 0 ? shown : models
}

function part(
  listed: readonly Vehicle[],
  from: number,
  of: Pick<ListedModels, 'isPart' | 'use'>,
): ListedModels {
  const isWhole = listed.length <= mostWhole
  const models = isWhole ? listed : listed.slice(from, from + atATime)
  return {
    ...of,
    count: listed.length,
    from: isWhole ? 0 : from,
    models: models.map(presentOnStage),
  }
}

function presentOnStage(model: Vehicle) {
  const shown = pick(model, [
    'id',
    'name',
    'bikeName',
    'use',
    'hasDetails',
    'isOnSale',
    'tagline',
    'price',
    'priceCheckedOn',
    'priceIsApproximate',
    'hero',
    'icon',
  ])
  return { ...shown, keyFigures: listKeyFigures(model), ...seatOf(model) }
}

/** In millimetres, where it is known. */
function seatOf({ figures: { seatHeightMm } }: Pick<Vehicle, 'figures'>): { seat?: string } {
  return seatHeightMm ? { seat: shownAmount(seatHeightMm) } : {}
}
