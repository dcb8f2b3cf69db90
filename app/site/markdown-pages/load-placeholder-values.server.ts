import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { describeClosedWeekdays } from '#app/platform/dealer-details/closed-weekdays.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import {
  formatDealerAddress,
  formatOpeningHours,
} from '#app/platform/dealer-details/format-dealer.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import type { PlaceholderValues } from './placeholders.ts'
import * as words from './words.ts'

type Deps = {
  dealer: DealerStore
  facts: SettingsStore
  vehicles: Pick<VehicleStore, 'listActive'>
}

/** Loads the current values of the placeholders. */
export async function loadPlaceholderValues({
  dealer,
  facts,
  vehicles,
}: Deps): Promise<PlaceholderValues> {
  const house = await dealer.get()
  const models = (await vehicles.listActive()).filter(({ isOnSale }) => isOnSale).length
  const closed = describeClosedWeekdays(house.hours.closedOn)
  return {
    dealer: house.name,
    city: house.address.city,
    area: house.address.area,
    address: formatDealerAddress(house),
    'sales hours': formatOpeningHours(house.hours.sales),
    'service hours': formatOpeningHours(house.hours.service),
    'open days': String(7 - closed.count),
    'closing days': words.closingDays(closed),
    phone: house.salesPhones[0] ?? '',
    'service phone': house.servicePhones[0] ?? '',
    email: house.email,
    models: String(models),
    'longest warranty': (await facts.get(warrantySetting)).longest,
    'dealer-page': `/dealers/${house.id}`,
  }
}
