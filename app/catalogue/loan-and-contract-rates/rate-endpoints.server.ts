import type * as v from 'valibot'
import { loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { electricityTariffSetting } from '#app/catalogue/vehicles/electricity-tariff-setting.ts'
import { amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import type { WarrantyTerms } from '#app/catalogue/warranty/warranty-content.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { Setting } from '#app/platform/settings/define-setting.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import {
  changeAmcPrices,
  changeElectricityTariff,
  changeLoanTerms,
  changeWarrantyPrices,
  getRates,
} from './rate-endpoints.ts'
import * as words from './staff-words.ts'

type Deps = { facts: SettingsStore; clock: Clock; timeZone: string }

/** The endpoints of Manage → Rates. Each save stores today's date as the day of the check. */
export const rateEndpoints = [
  handleEndpoint(getRates, (needs: Deps) => readRates(needs)),

  handleEndpoint(
    changeLoanTerms,
    (needs: Deps, { editor, body: { ratePercent, months, note, version } }) =>
      changeRate(needs, editor, loanTermsSetting, version, (_, checkedOn) =>
        ratePercent === null || months === null
          ? null
          : { ratePercent, months, checkedOn, ...(note && { note }) },
      ),
  ),

  handleEndpoint(
    changeElectricityTariff,
    (needs: Deps, { editor, body: { rupeesPerUnit, version } }) =>
      changeRate(needs, editor, electricityTariffSetting, version, (_, checkedOn) =>
        rupeesPerUnit === null ? null : { rupeesPerUnit, checkedOn },
      ),
  ),

  handleEndpoint(changeAmcPrices, (needs: Deps, { editor, body: { prices, version } }) =>
    changeRate(
      needs,
      editor,
      amcSetting,
      version,
      ({ pricesCheckedOn: _, ...contract }, today) => ({
        ...contract,
        prices,
        ...(prices.length > 0 && { pricesCheckedOn: today }),
      }),
    ),
  ),

  handleEndpoint(
    changeWarrantyPrices,
    (needs: Deps, { editor, body: { prices, soldForMonths, version } }) =>
      changeRate(needs, editor, warrantySetting, version, (was, today) => {
        const { pricesCheckedOn: _, soldForMonths: __, ...warranty } = was
        const hasPrices = prices.flat().some((price) => price !== null)
        return {
          ...warranty,
          tables: withExtensionPrices(warranty.tables, prices),
          ...(hasPrices && { pricesCheckedOn: today }),
          ...(soldForMonths !== null && { soldForMonths }),
        }
      }),
  ),
]

/** Reads all rates, each with the version that its edit sends back. */
export async function readRates({ facts }: Pick<Deps, 'facts'>) {
  return {
    loan: await facts.findForEdit(loanTermsSetting),
    electricity: await facts.findForEdit(electricityTariffSetting),
    contract: await facts.findForEdit(amcSetting),
    warranty: await facts.findForEdit(warrantySetting),
  }
}

async function changeRate<const Schema extends v.GenericSchema>(
  { facts, clock, timeZone }: Deps,
  editor: Actor,
  of: Setting<Schema>,
  version: number | undefined,
  next: (was: v.InferOutput<Schema>, today: string) => v.InferOutput<Schema>,
) {
  const was = await facts.findForEdit(of)
  const saved = await facts.change(editor, of, {
    value: next(was.value, dayInZone(clock(), timeZone)),
    // Even without a version in the request, a concurrent edit since the read is not overwritten.
    version: version ?? was.version,
  })
  return {
    message: words.saved,
    ...unwrapResult(saved, {
      gone: words.gone,
      conflict: (latest) => words.changedMeanwhile(latest?.who),
    }),
  }
}

function withExtensionPrices(
  tables: WarrantyTerms['tables'],
  prices: readonly (readonly (number | null)[])[],
): WarrantyTerms['tables'] {
  return tables.map((table, row) => ({
    ...table,
    extensions: table.extensions.map(({ years, km }, place) => {
      const price = prices[row]?.[place] ?? null
      return { years, km, ...(price !== null && { price }) }
    }),
  }))
}
