import { financedPrice, monthlyOf } from '#app/catalogue/finance/financed-price.ts'
import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import type {
  ListedOnRoadPrice,
  WithOnRoadPrice,
} from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import { formatMeasurement } from '#app/catalogue/vehicles/format-measurements.ts'
import { listKeySpecifications } from '#app/catalogue/vehicles/list-key-specifications.ts'
import {
  asSinglePage,
  type ModelListPage,
  paginateIfLong,
} from '#app/catalogue/vehicles/paginate-models.ts'
import { normalizedVehicleName, type Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { pick } from '#app/platform/schema/pick.ts'

/** Maximum number of models in a strip that loads at once; longer ones load in batches. */
const maxUnpagedModels = 15
export const stripBatchSize = 6

type Listed = Vehicle & WithOnRoadPrice

/** The fields of a model for showcase and strip. */
export type ShowcaseModel = ReturnType<typeof presentShowcaseModel>

/** The models of a kind for the strip on their page. */
export type StripModels = {
  /** `true` if the page has only a batch. Then the list contains only models for `use`. */
  isPart: boolean
  use: string | undefined
  /** Number of listed models, and position of the first of `models` among them. */
  count: number
  from: number
  models: ShowcaseModel[]
}

/** The fields of a model for the plain list. */
export type ModelOverviewRow = Pick<
  Vehicle,
  'id' | 'name' | 'bikeName' | 'use' | 'isOnSale' | 'price' | 'priceIsApproximate' | 'icon'
> & { onRoad?: Pick<ListedOnRoadPrice, 'total' | 'isApproximate'>; seat?: string; monthly?: number }

/** Lists all models of a kind for the plain list. A long list returns the page from the address. */
export function listOverviewRows(
  all: readonly Listed[],
  { isPart, models }: StripModels,
  search: URLSearchParams,
  loan: LoanTerms | null,
): ModelListPage<ModelOverviewRow> & { onSale: number } {
  const onSale = all.filter(({ isOnSale }) => isOnSale).length
  if (!isPart) return { ...asSinglePage(models), onSale }
  const page = paginateIfLong(all, search)
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
    models: page.models.map((model) => ({
      ...pick(model, row),
      ...(model.onRoad && { onRoad: pick(model.onRoad, ['total', 'isApproximate']) }),
      ...seatHeightOf(model),
      ...monthlyPriceOf(model, loan),
    })),
  }
}

type StripQuery = { use: string | undefined; model: string }

/** Lists the models of the strip. A long list returns the batch with the requested model. */
export function listStripModels(
  all: readonly Listed[],
  { use, model }: StripQuery,
  loan: LoanTerms | null,
): StripModels {
  if (all.length <= maxUnpagedModels)
    return stripSlice(all, 0, { isPart: false, use: undefined, loan })
  const listed = filterByUse(all, use)
  const place = listed.findIndex(
    ({ bikeName }) => normalizedVehicleName(bikeName) === normalizedVehicleName(model),
  )
  const from = Math.max(0, place) - (Math.max(0, place) % stripBatchSize)
  return stripSlice(listed, from, { isPart: true, use, loan })
}

/** Lists the next batch of the same list; `from` is the position of its first model. */
export function listMoreStripModels(
  all: readonly Listed[],
  use: string | undefined,
  from: number,
  loan: LoanTerms | null,
): ShowcaseModel[] {
  return filterByUse(all, use)
    .slice(from, from + stripBatchSize)
    .map((model) => presentShowcaseModel(model, loan))
}

/** Filters models by use. Returns all if none has that use. */
export function filterByUse<Model extends Pick<Vehicle, 'use'>>(
  models: readonly Model[],
  use: string | undefined,
): readonly Model[] {
  const shown = use === undefined ? [] : models.filter((model) => model.use === use)
  return shown.length > 0 ? shown : models
}

function stripSlice(
  listed: readonly Listed[],
  from: number,
  { loan, ...of }: Pick<StripModels, 'isPart' | 'use'> & { loan: LoanTerms | null },
): StripModels {
  const isWhole = listed.length <= maxUnpagedModels
  const models = isWhole ? listed : listed.slice(from, from + stripBatchSize)
  return {
    ...of,
    count: listed.length,
    from: isWhole ? 0 : from,
    models: models.map((model) => presentShowcaseModel(model, loan)),
  }
}

function presentShowcaseModel(model: Listed, loan: LoanTerms | null) {
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
  return {
    ...shown,
    keyFigures: listKeySpecifications(model),
    ...(model.onRoad && { onRoad: model.onRoad }),
    financed: financedPrice(model),
    ...monthlyPriceOf(model, loan),
    ...seatHeightOf(model),
  }
}

function monthlyPriceOf(model: Listed, loan: LoanTerms | null): { monthly?: number } {
  const monthly = monthlyOf(model, loan)
  return monthly === undefined ? {} : { monthly }
}

/** Formats the seat height in millimetres, if it is known. */
function seatHeightOf({ figures: { seatHeightMm } }: Pick<Vehicle, 'figures'>): { seat?: string } {
  return seatHeightMm ? { seat: formatMeasurement(seatHeightMm) } : {}
}
