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

/** A model as its page puts it together. */
export type ConfiguratorData = {
  sold: PicturedOptions
  /** What the address asks for. */
  start: VehicleConfiguration
  /** Whether it asks for more than the model. */
  isChosen: boolean
  /** How that is another than it asks. */
  told: readonly string[]
  /** Another address is another machine. */
  key: string
  /** `YYYY-MM-DD`: whose prices these are. */
  today: string
  origin: string
  /** By what name it is drawn live; null where it cannot be. */
  drawn: string | null
  /** The numbers of the parts that are not drawn on it. */
  undrawn: readonly string[]
}

type Deps = {
  vehicles: VehicleStore
  facts: Pick<SettingsStore, 'get'>
  clock: Clock
  timeZone: string
}

/** Undefined for a model that is not on sale. */
export async function findConfiguratorData(
  { clock, timeZone, ...services }: Deps,
  model: VehicleDetail,
  url: URL,
): Promise<ConfiguratorData | undefined> {
  if (!model.isOnSale) return undefined
  const sold = await loadPicturedOptions(services, model)
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

/** The short address of what the form sent; undefined of an address that is short already. */
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

/** Whether there is anything to choose but the model itself. */
export function isConfigurable({ sold }: ConfiguratorData): boolean {
  return sold.parts.length > 0 || sold.colours.length > 1 || sold.variants.length > 1
}

/** What a shared link says and shows of a machine that somebody put together; its parts in words, for no picture has them. */
export function shareMetaOf({ start, today, origin }: ConfiguratorData, { searchParams }: URL) {
  if (!hasConfigurationChoices(parseConfigurationQuery(searchParams))) return undefined
  const { bikeName, name, colour, parts, total, priceIsApproximate } = start
  const amount = formatRupeesExact(total)
  const title = machine({ name, colour: colour?.name, parts: parts.map((it) => it.heading) })
  const paint = colour ? `?${new URLSearchParams({ colour: colour.slug })}` : ''
  /** By the names of their tags. */
  const shared: Readonly<Record<string, string>> = {
    'og:url': `${origin}${configurationPath(bikeName, queryOfConfiguration(start))}`,
    'og:image': `${origin}/share/${encodeURIComponent(bikeName)}.jpg${paint}`,
  }
  const description =
    total === 0
      ? words.describedWithoutPrice(title)
      : words.described(title, priceIsApproximate ? about(amount) : amount, formatDay(today))
  return { title, description, shared }
}
