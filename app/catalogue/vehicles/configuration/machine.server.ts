import { fittingsDrawnOn, isDrawn } from '#app/catalogue/vehicles/drawn-machines.server.ts'
import type { VehicleDetail, VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import { readSold } from './configuration.server.ts'
import {
  askedIn,
  type Configuration,
  configurationPath,
  configurationQuery,
  isChosen,
} from './configuration.ts'
import { askedOf, configure } from './configure.ts'
import * as words from './head-words.ts'
import { machine } from './name-words.ts'
import { sayTold } from './say-told.ts'
import type { Sold } from './sold.ts'
import { step } from './step.ts'
import { about } from './words.ts'

/** A model as its page puts it together. */
export type Machine = {
  sold: Sold
  /** What the address asks for. */
  start: Configuration
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

type Services = {
  vehicles: VehicleStore
  facts: Pick<SettingsStore, 'get'>
  clock: Clock
  timeZone: string
}

/** Undefined for a model that is not on sale. */
export async function findMachine(
  { clock, timeZone, ...services }: Services,
  model: VehicleDetail,
  url: URL,
): Promise<Machine | undefined> {
  if (!model.isOnSale) return undefined
  const sold = await readSold(services, model)
  const asked = askedIn(url.searchParams)
  const { configuration, told } = configure(sold, asked)
  return {
    sold,
    start: configuration,
    isChosen: isChosen(asked),
    told: sayTold(told, sold.name),
    key: `${sold.bikeName} ${configurationQuery(askedOf(configuration))}`,
    today: dayInZone(clock(), timeZone),
    origin: url.origin,
    drawn: isDrawn(model.slug) ? model.slug : null,
    undrawn: undrawnOf(sold, fittingsDrawnOn(model.slug)),
  }
}

function undrawnOf({ parts }: Sold, drawn: ReadonlySet<string>): string[] {
  const isSeen = ({ fitting }: Sold['parts'][number]) => fitting !== undefined && drawn.has(fitting)
  return parts.filter((part) => !isSeen(part)).map(({ partNo }) => partNo)
}

/** The short address of what the form sent; undefined of an address that is short already. */
export function sentTo({ sold }: Machine, { searchParams }: URL): string | undefined {
  const before = searchParams.get('before')
  if (before === null && searchParams.getAll('fit').length < 2) return undefined
  const { asked } = step(sold, askedIn(new URLSearchParams(before ?? '')), askedIn(searchParams))
  return configurationPath(sold.bikeName, asked)
}

/** Whether there is anything to choose but the model itself. */
export function isChoosable({ sold }: Machine): boolean {
  return sold.parts.length > 0 || sold.colours.length > 1 || sold.variants.length > 1
}

/** What a shared link says and shows of a machine that somebody put together; its parts in words, for no picture has them. */
export function headOf({ start, today, origin }: Machine, { searchParams }: URL) {
  if (!isChosen(askedIn(searchParams))) return undefined
  const { bikeName, name, colour, parts, total, priceIsApproximate } = start
  const amount = formatRupeesExact(total)
  const title = machine({ name, colour: colour?.name, parts: parts.map((it) => it.heading) })
  const paint = colour ? `?${new URLSearchParams({ colour: colour.slug })}` : ''
  /** By the names of their tags. */
  const shared: Readonly<Record<string, string>> = {
    'og:url': `${origin}${configurationPath(bikeName, askedOf(start))}`,
    'og:image': `${origin}/share/${encodeURIComponent(bikeName)}.jpg${paint}`,
  }
  const description =
    total === 0
      ? words.describedWithoutPrice(title)
      : words.described(title, priceIsApproximate ? about(amount) : amount, formatDay(today))
  return { title, description, shared }
}
