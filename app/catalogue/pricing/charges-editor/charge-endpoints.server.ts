import * as v from 'valibot'
import { hasEnded } from '#app/catalogue/pricing/charges/charge-days.ts'
import {
  chargeEffects,
  type VariantOnSale,
} from '#app/catalogue/pricing/charges/charge-effects.server.ts'
import { type ChargeTable, chargesContent } from '#app/catalogue/pricing/charges/charges-content.ts'
import { chargesSetting } from '#app/catalogue/pricing/charges/charges-setting.ts'
import {
  loadCharges,
  pricedVehicle,
} from '#app/catalogue/pricing/charges/vehicle-price-sheet.server.ts'
import type { PriceListStore } from '#app/catalogue/pricing/price-lists/price-list-store.server.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import { downloadCharges, listCharges, showChargeEffects } from './charge-endpoints.ts'
import { chargesCsv } from './charges-csv.ts'

type PublicDeps = { facts: SettingsStore; clock: Clock; timeZone: string }

type EffectsDeps = PublicDeps & {
  parts: { read: (part: 'charges') => Promise<{ document: unknown }> }
  vehicles: Pick<VehicleStore, 'listActive'>
  priceLists: PriceListStore
}

/** Endpoints of the charges, for visitors and for the editor. */
export const chargeEndpoints = [
  handleEndpoint(listCharges, async (deps: PublicDeps) => {
    const table = await listCurrent(deps)
    return {
      stateCode: table?.stateCode ?? null,
      place: table?.place ?? null,
      holdsDays: table?.holdsDays ?? null,
      charges: table?.charges.map(({ translations: _, ...row }) => row) ?? [],
    }
  }),

  handleEndpoint(downloadCharges, async (deps: PublicDeps) => {
    const day = dayInZone(deps.clock(), deps.timeZone)
    return new Response(chargesCsv(await listCurrent(deps)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="charges-${day}.csv"`,
      },
    })
  }),

  handleEndpoint(showChargeEffects, async (deps: EffectsDeps, { query }) => {
    const today = dayInZone(deps.clock(), deps.timeZone)
    const on = query.on ?? today
    const before = await deps.facts.get(chargesSetting)
    const { document } = await deps.parts.read('charges')
    const draft = v.safeParse(chargesContent.schema, document)
    const after = draft.success ? draft.output : before
    const variants = await listVariantsOnSale(deps)
    return {
      ...{ on, today, isComplete: draft.success },
      ...chargeEffects({ before, after, variants, on, today }),
    }
  }),
]

/** Returns the table with the rows that apply today or later, or undefined without charges. */
async function listCurrent(deps: PublicDeps): Promise<ChargeTable | undefined> {
  const found = await loadCharges(deps)
  if (!found) return undefined
  const { table, today } = found
  const charges = table.charges.filter((row) => !hasEnded(row, today))
  return { ...table, charges }
}

/** Lists the variants of active models that are sold new and have a price. */
async function listVariantsOnSale({
  vehicles,
  priceLists,
}: Pick<EffectsDeps, 'vehicles' | 'priceLists'>): Promise<VariantOnSale[]> {
  const models = await vehicles.listActive()
  const lines = Map.groupBy(await priceLists.prices.lines(), ({ id }) => id)
  return models
    .filter(({ isOnSale }) => isOnSale)
    .flatMap((model) =>
      (lines.get(model.id) ?? [])
        .filter(({ price }) => price > 0)
        .map(({ detail, price }) => ({
          name: model.name,
          variant: detail,
          vehicle: pricedVehicle(model, price),
        })),
    )
}
