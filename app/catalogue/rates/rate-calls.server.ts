import type * as v from 'valibot'
import { loanFacts } from '#app/catalogue/finance/loan-facts.ts'
import { electricityFacts } from '#app/catalogue/vehicles/electricity-facts.ts'
import { amcFacts } from '#app/catalogue/warranty/amc-facts.ts'
import { type WarrantyTerms, warrantyFacts } from '#app/catalogue/warranty/warranty-facts.ts'
import { unwrapOutcome } from '#app/platform/audit/unwrap-outcome.server.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { Setting } from '#app/platform/settings/define-setting.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import {
  changeContract,
  changeElectricity,
  changeLoan,
  changeWarranty,
  getRates,
} from './rate-calls.ts'
import * as words from './staff-words.ts'

type Needs = { facts: SettingsStore; clock: Clock; timeZone: string }

/** Manage → Rates: what is saved bears the day on which it was. */
export const rateCalls = [
  handleEndpoint(getRates, (needs: Needs) => readRates(needs)),

  handleEndpoint(
    changeLoan,
    (needs: Needs, { editor, body: { ratePercent, months, note, version } }) =>
      change(needs, editor, loanFacts, version, (_, checkedOn) =>
        ratePercent === null || months === null
          ? null
          : { ratePercent, months, checkedOn, ...(note && { note }) },
      ),
  ),

  handleEndpoint(changeElectricity, (needs: Needs, { editor, body: { rupeesPerUnit, version } }) =>
    change(needs, editor, electricityFacts, version, (_, checkedOn) =>
      rupeesPerUnit === null ? null : { rupeesPerUnit, checkedOn },
    ),
  ),

  handleEndpoint(changeContract, (needs: Needs, { editor, body: { prices, version } }) =>
    change(needs, editor, amcFacts, version, ({ pricesCheckedOn: _, ...contract }, today) => ({
      ...contract,
      prices,
      ...(prices.length > 0 && { pricesCheckedOn: today }),
    })),
  ),

  handleEndpoint(
    changeWarranty,
    (needs: Needs, { editor, body: { prices, soldForMonths, version } }) =>
      change(needs, editor, warrantyFacts, version, (was, today) => {
        const { pricesCheckedOn: _, soldForMonths: __, ...warranty } = was
        const hasPrices = prices.flat().some((price) => price !== null)
        return {
          ...warranty,
          tables: withPrices(warranty.tables, prices),
          ...(hasPrices && { pricesCheckedOn: today }),
          ...(soldForMonths !== null && { soldForMonths }),
        }
      }),
  ),
]

/** All of them, each with the version that its edit gives back. */
export async function readRates({ facts }: Pick<Needs, 'facts'>) {
  return {
    loan: await facts.findForEdit(loanFacts),
    electricity: await facts.findForEdit(electricityFacts),
    contract: await facts.findForEdit(amcFacts),
    warranty: await facts.findForEdit(warrantyFacts),
  }
}

async function change<const Schema extends v.GenericSchema>(
  { facts, clock, timeZone }: Needs,
  editor: Actor,
  of: Setting<Schema>,
  version: number | undefined,
  next: (was: v.InferOutput<Schema>, today: string) => v.InferOutput<Schema>,
) {
  const was = await facts.findForEdit(of)
  const saved = await facts.change(editor, of, {
    value: next(was.value, dayInZone(clock(), timeZone)),
    // From what was read: an edit in between is not overwritten even by who sends no version.
    version: version ?? was.version,
  })
  return {
    message: words.saved,
    ...unwrapOutcome(saved, {
      gone: words.gone,
      conflict: (latest) => words.changedMeanwhile(latest?.who),
    }),
  }
}

function withPrices(
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
