import {
  type ArModelPaths,
  arModelPaths,
} from '#app/catalogue/vehicles/augmented-reality/ar-model-address.server.ts'
import {
  hasMachineGeometry,
  listFittingsWithGeometry,
} from '#app/catalogue/vehicles/machine-geometry.server.ts'
import type { VehicleDetail, VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import { listAdjustmentMessages } from './adjustment-messages.ts'
import { applyConfigurationChange } from './apply-configuration-change.ts'
import { configureVehicle, queryOfConfiguration } from './configure-vehicle.ts'
import { describeOnRoadPrice } from './describe-on-road-price.ts'
import { loadPicturedOptions } from './find-configuration.server.ts'
import type { PicturedOptions } from './pictured-options.ts'
import * as words from './share-meta-words.ts'
import {
  buildConfigurationQuery,
  configurationPath,
  hasConfigurationChoices,
  parseConfigurationQuery,
  type VehicleConfiguration,
} from './vehicle-configuration.ts'
import { machine } from './vehicle-name-words.ts'
import { about } from './words.ts'

/** A model and its configuration, as the model's page shows them. */
export type ConfiguratorData = {
  sold: PicturedOptions
  /** The configuration from the address. */
  start: VehicleConfiguration
  /** `true` if the address contains more than the model. */
  isChosen: boolean
  /** Messages about differences between address and configuration. */
  told: readonly string[]
  /** React key: a new configuration mounts a new configurator. */
  key: string
  /** Date of the prices, as `YYYY-MM-DD`. */
  today: string
  origin: string
  /** Slug of the machine's geometry; null if there is none. */
  drawn: string | null
  /** Addresses of the models for AR viewers, by the slugs of the colours. */
  arModels: ArModelPaths
  /** Part numbers of the accessories without geometry on this model. */
  undrawn: readonly string[]
}

type Deps = {
  vehicles: VehicleStore
  facts: Pick<SettingsStore, 'get'>
  clock: Clock
  timeZone: string
}

/** Returns the configurator's data, or undefined if the model is not on sale. */
export async function findConfiguratorData(
  { clock, timeZone, ...services }: Deps,
  model: VehicleDetail,
  url: URL,
): Promise<ConfiguratorData | undefined> {
  if (!model.isOnSale) return undefined
  const sold = await loadPicturedOptions({ ...services, clock, timeZone }, model)
  const asked = parseConfigurationQuery(url.searchParams)
  const { configuration, told } = configureVehicle(sold, asked)
  return {
    sold,
    start: configuration,
    isChosen: hasConfigurationChoices(asked),
    told: listAdjustmentMessages(told, sold.name),
    key: `${sold.bikeName} ${buildConfigurationQuery(queryOfConfiguration(configuration))}`,
    today: dayInZone(clock(), timeZone),
    origin: url.origin,
    drawn: hasMachineGeometry(model.slug) ? model.slug : null,
    arModels: arModelPaths(model, sold.colours),
    undrawn: listAccessoriesWithoutGeometry(sold, listFittingsWithGeometry(model.slug)),
  }
}

function listAccessoriesWithoutGeometry(
  { parts }: PicturedOptions,
  drawn: ReadonlySet<string>,
): string[] {
  const isSeen = ({ fitting }: PicturedOptions['parts'][number]) =>
    fitting !== undefined && drawn.has(fitting)
  return parts.filter((part) => !isSeen(part)).map(({ partNo }) => partNo)
}

/** Returns the short address for a submitted form, or undefined if the address is short already. */
export function shortConfigurationUrl(
  { sold }: ConfiguratorData,
  { searchParams }: URL,
): string | undefined {
  const before = searchParams.get('before')
  if (before === null && searchParams.getAll('fit').length < 2) return undefined
  const { asked } = applyConfigurationChange(
    sold,
    parseConfigurationQuery(new URLSearchParams(before ?? '')),
    parseConfigurationQuery(searchParams),
  )
  return configurationPath(sold.bikeName, asked)
}

/** `true` if the model has a choice of accessories, colours or variants. */
export function isConfigurable({ sold }: ConfiguratorData): boolean {
  return sold.parts.length > 0 || sold.colours.length > 1 || sold.variants.length > 1
}

/**
 * Returns title, description and Open Graph tags for a shared configuration. The text lists the
 * accessories, because no picture shows them.
 */
export function shareMetaOf({ start, today, origin }: ConfiguratorData, { searchParams }: URL) {
  if (!hasConfigurationChoices(parseConfigurationQuery(searchParams))) return undefined
  const { bikeName, name, colour, parts, total, onRoad, priceIsApproximate } = start
  const amount = formatRupeesExact(total)
  const title = machine({ name, colour: colour?.name, parts: parts.map((it) => it.heading) })
  const paint = colour ? `?${new URLSearchParams({ colour: colour.slug })}` : ''
  /** Keyed by the names of the tags. */
  const shared: Readonly<Record<string, string>> = {
    'og:url': `${origin}${configurationPath(bikeName, queryOfConfiguration(start))}`,
    'og:image': `${origin}/share/${encodeURIComponent(bikeName)}.jpg${paint}`,
  }
  const description =
    total === 0
      ? words.describedWithoutPrice(title)
      : words.described({
          machine: title,
          total: priceIsApproximate ? about(amount) : amount,
          day: formatDay(today),
          onRoad: onRoad && describeOnRoadPrice(onRoad),
        })
  return { title, description, shared }
}
