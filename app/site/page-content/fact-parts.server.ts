import * as v from 'valibot'
import { documentFacts } from '#app/catalogue/finance/document-facts.ts'
import { loanFacts, loanFigures } from '#app/catalogue/finance/loan-facts.ts'
import { amcFacts } from '#app/catalogue/warranty/amc-facts.ts'
import { oncePaid } from '#app/catalogue/warranty/amc-intro.ts'
import { warrantyFacts } from '#app/catalogue/warranty/warranty-facts.ts'
import { day, lineOfText, strictRecord } from '#app/platform/schema/schemas.ts'
import { isJsonEqual } from '#app/platform/schema/three-way-merge.ts'
import { joyClubFacts } from '#app/site/frame/joy-club-facts.ts'
import { aboutFacts, privacyFacts, termsFacts } from '#app/site/page-text/text-facts.server.ts'
import { defineFactPart } from './fact-part.server.ts'
import * as words from './staff-words.ts'

const asItIs = <Value>(value: Value): Value => value

export const aboutPart = defineFactPart({
  key: 'about',
  facts: aboutFacts,
  shape: aboutFacts.shape,
  toDocument: asItIs,
  toFacts: asItIs,
  picturesIn: ({ picture }) => [['picture', picture]],
})

export const termsPart = defineFactPart({
  key: 'terms',
  facts: termsFacts,
  shape: termsFacts.shape,
  toDocument: asItIs,
  toFacts: asItIs,
})

export const privacyPart = defineFactPart({
  key: 'privacy',
  facts: privacyFacts,
  shape: privacyFacts.shape,
  toDocument: asItIs,
  toFacts: asItIs,
})

export const amcPart = defineFactPart({
  key: 'amc',
  facts: amcFacts,
  shape: amcFacts.shape,
  toDocument: ({ intro = oncePaid, ...contract }) => ({ intro, ...contract }),
  toFacts: (contract, { before, today }) =>
    datedPrices(contract, today, {
      isChanged: !isJsonEqual(contract.prices ?? [], before.prices ?? []),
      isDated: contract.pricesCheckedOn !== before.pricesCheckedOn,
      hasPrices: (contract.prices ?? []).length > 0,
    }),
})

export const warrantyPart = defineFactPart({
  key: 'warranty',
  facts: warrantyFacts,
  shape: warrantyFacts.shape,
  toDocument: asItIs,
  toFacts: (warranty, { before, today }) =>
    datedPrices(warranty, today, {
      isChanged: !isJsonEqual(pricesOf(warranty), pricesOf(before)),
      isDated: warranty.pricesCheckedOn !== before.pricesCheckedOn,
      hasPrices: pricesOf(warranty).some((price) => price !== undefined),
    }),
})

const pricesOf = ({ tables }: v.InferOutput<typeof warrantyFacts.shape>) =>
  tables.flatMap(({ extensions }) => extensions.map(({ price }) => price))

export const joyClubPart = defineFactPart({
  key: 'joy-club',
  facts: joyClubFacts,
  shape: joyClubFacts.shape,
  toDocument: asItIs,
  toFacts: asItIs,
})

export const financePart = defineFactPart({
  key: 'finance',
  facts: documentFacts,
  shape: documentFacts.shape,
  toDocument: asItIs,
  toFacts: asItIs,
})

/** A usual loan; without figures the site names none. */
export const loanPart = defineFactPart({
  key: 'loan',
  facts: loanFacts,
  shape: v.pipe(
    strictRecord({
      ratePercent: v.optional(loanFigures.ratePercent),
      months: v.optional(loanFigures.months),
      note: v.optional(lineOfText(200)),
      checkedOn: v.optional(day),
    }),
    v.forward(
      v.check(
        ({ ratePercent, months }) => (ratePercent === undefined) === (months === undefined),
        words.bothOrNeither,
      ),
      ['months'],
    ),
  ),
  toDocument: (loan) => ({ ...loan }),
  toFacts: ({ ratePercent, months, note, checkedOn }, { before, today }) => {
    if (ratePercent === undefined || months === undefined) return null
    const isChanged = ratePercent !== before.ratePercent || months !== before.months
    const isDated = checkedOn !== undefined && (checkedOn !== before.checkedOn || !isChanged)
    return {
      ratePercent,
      months,
      checkedOn: isDated ? checkedOn : today,
      ...(note !== undefined && { note }),
    }
  },
})

type Prices = { isChanged: boolean; isDated: boolean; hasPrices: boolean }

/** Prices that changed bear the day of their publication, unless whoever wrote them gave another. */
function datedPrices<Of extends { pricesCheckedOn?: string | undefined }>(
  { pricesCheckedOn, ...contract }: Of,
  today: string,
  { isChanged, isDated, hasPrices }: Prices,
) {
  if (!hasPrices) return contract
  const checkedOn = isChanged && !isDated ? today : pricesCheckedOn
  return { ...contract, ...(checkedOn !== undefined && { pricesCheckedOn: checkedOn }) }
}
