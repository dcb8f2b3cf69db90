import { loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { loadOnRoadPrices } from '#app/catalogue/pricing/charges/listed-on-road-prices.server.ts'
import { OnRoadPriceNote } from '#app/catalogue/pricing/charges/on-road-price-note.tsx'
import { ApproximatePriceNote } from '#app/catalogue/vehicles/approximate-price-note.tsx'
import { isLongModelList } from '#app/catalogue/vehicles/paginate-models.ts'
import { BetterMarkNote } from '#app/catalogue/vehicles/search/better-mark.tsx'
import { ComparePicker } from '#app/catalogue/vehicles/search/compare-picker.tsx'
import { CompareTable } from '#app/catalogue/vehicles/search/compare-table.tsx'
import { maxComparedModels } from '#app/catalogue/vehicles/search/max-compared-models.ts'
import { presentComparison } from '#app/catalogue/vehicles/search/present-comparison.server.ts'
import { normalizedVehicleName, type Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { findTableForKind } from '#app/catalogue/warranty/warranty-cover.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { Button } from '#app/ui/components/button.tsx'
import { useDocumentOptions } from '#app/ui/components/document-options.ts'
import { SelectField, type SelectOption } from '#app/ui/components/form-field.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { optionsUnlessInDocument } from '#app/ui/components/options-unless-in-document.server.ts'
import type { Route } from './+types/compare'
import * as words from './compare-words.ts'

export const handle = { query: ['model'] }

export const meta: Route.MetaFunction = (args) => {
  const names = args.loaderData.models.map(({ name }) => name)
  return pageMeta(args, {
    title: names.length > 0 ? words.pageTitle(names) : words.compareModels,
    description: words.pageDescription,
  })
}

/**
 * Serves `/compare?model=DIO&model=QC1`. It ignores names of models that the dealer does not sell.
 */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const services = context.get(servicesContext)
  const { vehicles, facts } = services
  const asked = new Set(url.searchParams.getAll('model').map(normalizedVehicleName).filter(Boolean))
  const found = await Promise.all(
    [...asked].slice(0, maxComparedModels).map((name) => vehicles.findByName(name)),
  )
  const models = found.filter((model) => model?.isActive).flatMap((model) => model ?? [])
  const others =
    models.length >= maxComparedModels ? [] : listOtherModels(models, await vehicles.listActive())
  const [{ tables }, loan, onRoad] = await Promise.all([
    facts.get(warrantySetting),
    facts.get(loanTermsSetting),
    loadOnRoadPrices(services),
  ])
  const compared = await Promise.all(
    models.map(async (model) => ({
      model,
      colours: await vehicles.listColours(model.id),
      cover: model.isOnSale ? findTableForKind(tables, model.kind)?.standard : undefined,
    })),
  )
  return {
    ...presentComparison(compared, loan, onRoad),
    isLong: isLongModelList(others),
    isUnknown: asked.size > 0 && models.length === 0,
    others: optionsUnlessInDocument(args, 'model', others),
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

function listOtherModels(compared: readonly Vehicle[], all: readonly Vehicle[]): SelectOption[] {
  return all
    .filter(({ id }) => !compared.some((model) => model.id === id))
    .map(({ name, bikeName }) => ({ value: bikeName, label: name }))
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { models, groups, place, terms, isLong, isUnknown } = loaderData
  const others = useDocumentOptions('model', loaderData.others)
  if (models.length === 0)
    return <ComparePicker options={others} isLong={isLong} isUnknown={isUnknown} />
  const names = models.map(({ bikeName }) => bikeName)
  const cells = groups.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
  const hasUnconfirmed = cells.some((cell) => cell?.unsure === 'word')
  return (
    // Leaves room for the social links, which float at the page's right edge.
    <div className="column py-8 md:py-12">
      <h1 className="headline text-page md:text-4xl">{words.sideBySide}</h1>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        {models.length > 1 && (
          <div>
            <label className="inline-flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                id="only-differences"
                className="size-6 accent-(--signal-text)"
              />
              {words.onlyDifferences}
            </label>
            <BetterMarkNote />
          </div>
        )}
        {models.length < maxComparedModels && (
          <form action="/compare" className="flex flex-wrap items-end gap-2">
            {names.map((name) => (
              <input key={name} type="hidden" name="model" value={name} />
            ))}
            <SelectField
              name="model"
              label={models.length === 1 ? words.compareWith : words.andWith}
              required
              placeholder={words.chooseModel}
              options={others}
            />
            <Button type="submit" tone="ink">
              {words.add}
            </Button>
          </form>
        )}
      </div>
      <CompareTable models={models} groups={groups} place={place} />
      <ApproximatePriceNote of={models} />
      <OnRoadPriceNote of={models} place={place} />
      {hasUnconfirmed && <p className="mt-2 text-quiet text-sm">{words.unconfirmed}</p>}
      {terms && models.some(({ monthly }) => monthly) && (
        <p className="mt-2 text-quiet text-sm">{words.monthMeans(terms)}</p>
      )}
    </div>
  )
}
