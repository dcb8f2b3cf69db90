import { loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import {
  onRoadPrices,
  placeOf,
} from '#app/catalogue/pricing/charges/listed-on-road-prices.server.ts'
import {
  type ChargesDeps,
  type ChargesToday,
  loadCharges,
} from '#app/catalogue/pricing/charges/vehicle-price-sheet.server.ts'
import type { VehicleDetail, VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { pick } from '#app/platform/schema/pick.ts'
import type { ConfigurationOptions } from './configuration-options.ts'
import { type AdjustedConfiguration, configureVehicle } from './configure-vehicle.ts'
import type { PicturedOptions } from './pictured-options.ts'
import type { ConfigurationQuery } from './vehicle-configuration.ts'

export type ConfigurationDeps = ChargesDeps & {
  vehicles: Pick<VehicleStore, 'findDisplayName' | 'findByName' | 'listColours' | 'listAccessories'>
}

/**
 * Finds the configuration that an address requests at today's prices. `model` is a name, slug or
 * form value.
 */
export async function findConfiguration(
  services: ConfigurationDeps,
  model: string,
  asked: ConfigurationQuery,
): Promise<AdjustedConfiguration | undefined> {
  const offer = await findConfigurationOptions(services, model)
  return offer && configureVehicle(offer, asked)
}

/**
 * Finds the options of a model. Returns undefined if it is not on the site or not on sale; such a
 * model has no configurator.
 */
export async function findConfigurationOptions(
  services: ConfigurationDeps,
  model: string,
): Promise<ConfigurationOptions | undefined> {
  const name = model === '' ? undefined : await services.vehicles.findDisplayName(model)
  const found = name === undefined ? undefined : await services.vehicles.findByName(name)
  if (!found?.isActive || !found.isOnSale) return undefined
  const { colours, parts, ...sold } = await loadPicturedOptions(services, found)
  return {
    ...sold,
    colours: colours.map((it) => pick(it, ['name', 'slug', 'variant'])),
    parts: parts.map((it) => pick(it, ['partNo', 'heading', 'price', 'fitting'])),
  }
}

/** Loads the options of a model with their pictures. */
export async function loadPicturedOptions(
  { vehicles, ...deps }: ConfigurationDeps,
  model: VehicleDetail,
): Promise<PicturedOptions> {
  const [colours, accessories, loan, charges] = await Promise.all([
    vehicles.listColours(model.id),
    vehicles.listAccessories(model.id),
    deps.facts.get(loanTermsSetting),
    loadCharges(deps),
  ])
  return {
    ...pick(model, ['bikeName', 'name', 'price', 'priceIsApproximate', 'priceCheckedOn']),
    variants: model.variants.map((it) => pick(it, ['name', 'price'])),
    picturesShow: model.more.picturesShow,
    colours: colours.map((it) =>
      pick(it, ['name', 'slug', 'variant', 'swatch', 'swatch2', 'finish', 'note', 'hero']),
    ),
    parts: accessories.map((it) => pick(it, ['partNo', 'heading', 'price', 'fitting', 'picture'])),
    loan,
    onRoad: charges && listOnRoadOptions(charges, model),
  }
}

function listOnRoadOptions(
  charges: ChargesToday,
  model: VehicleDetail,
): ConfigurationOptions['onRoad'] {
  const prices = onRoadPrices(charges).on(
    model.variants.map(({ name, price }) => ({ ...model, price, variant: name })),
  )
  const variants = prices.flatMap(({ variant, onRoad }) =>
    onRoad ? [[variant, pick(onRoad, ['total', 'isApproximate'])] as const] : [],
  )
  return variants.length > 0
    ? { place: placeOf(charges), variants: Object.fromEntries(variants) }
    : undefined
}
