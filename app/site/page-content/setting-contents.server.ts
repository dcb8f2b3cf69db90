import { loanContent } from '#app/catalogue/finance/loan-content.ts'
import { loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { withCheckDates } from '#app/catalogue/pricing/charges/charge-check-dates.ts'
import { chargeReviewRows } from '#app/catalogue/pricing/charges/charge-review-query.server.ts'
import {
  chargesCapabilities,
  chargesContent,
} from '#app/catalogue/pricing/charges/charges-content.ts'
import { chargesSetting } from '#app/catalogue/pricing/charges/charges-setting.ts'
import { electricityTariffContent } from '#app/catalogue/vehicles/electricity-tariff-content.ts'
import { electricityTariffSetting } from '#app/catalogue/vehicles/electricity-tariff-setting.ts'
import { amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import { defaultAmcIntro } from '#app/catalogue/warranty/default-amc-intro.ts'
import type { WarrantyTerms } from '#app/catalogue/warranty/warranty-content.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { isJsonEqual } from '#app/platform/schema/three-way-merge.ts'
import { defineSettingContent } from './define-setting-content.server.ts'

export const amcPageContent = defineSettingContent({
  key: 'amc',
  facts: amcSetting,
  shape: amcSetting.shape,
  toDocument: ({ intro = defaultAmcIntro, ...contract }) => ({ intro, ...contract }),
  toFacts: (contract, { before, today }) =>
    withPriceDate(contract, today, {
      isChanged: !isJsonEqual(contract.prices ?? [], before.prices ?? []),
      isDated: contract.pricesCheckedOn !== before.pricesCheckedOn,
      hasPrices: (contract.prices ?? []).length > 0,
    }),
})

export const warrantyPageContent = defineSettingContent({
  key: 'warranty',
  facts: warrantySetting,
  shape: warrantySetting.shape,
  toDocument: (value) => value,
  toFacts: (warranty, { before, today }) =>
    withPriceDate(warranty, today, {
      isChanged: !isJsonEqual(listWarrantyPrices(warranty), listWarrantyPrices(before)),
      isDated: warranty.pricesCheckedOn !== before.pricesCheckedOn,
      hasPrices: listWarrantyPrices(warranty).some((price) => price !== undefined),
    }),
})

const listWarrantyPrices = ({ tables }: WarrantyTerms) =>
  tables.flatMap(({ extensions }) => extensions.map(({ price }) => price))

/** A typical loan. Without figures, the site shows no loan. */
export const loanPageContent = defineSettingContent({
  key: 'loan',
  facts: loanTermsSetting,
  shape: loanContent.schema,
  toDocument: (loan) => ({ ...loan }),
  toFacts: ({ ratePercent, months, note, checkedOn }, { before, today }) => {
    if (ratePercent === undefined || months === undefined) return null
    const isChanged = ratePercent !== before.ratePercent || months !== before.months
    return {
      ratePercent,
      months,
      checkedOn: checkDate({ checkedOn, isChanged, before, today }),
      ...(note !== undefined && { note }),
    }
  },
})

/** The price of electricity. Without it, the site shows no cost of a kilometre. */
export const electricityPageContent = defineSettingContent({
  key: 'electricity',
  facts: electricityTariffSetting,
  shape: electricityTariffContent.schema,
  toDocument: (tariff) => ({ ...tariff }),
  toFacts: ({ rupeesPerUnit, checkedOn }, { before, today }) => {
    if (rupeesPerUnit === undefined) return null
    const isChanged = rupeesPerUnit !== before.rupeesPerUnit
    return { rupeesPerUnit, checkedOn: checkDate({ checkedOn, isChanged, before, today }) }
  },
})

/** The charges of the on-road price. Without rows, the site shows no on-road price. */
export const chargesPageContent = defineSettingContent({
  key: 'charges',
  may: chargesCapabilities,
  review: chargesContent.review,
  reviewRows: { charge: chargeReviewRows },
  facts: chargesSetting,
  shape: chargesSetting.shape,
  toDocument: (value) => value,
  toFacts: withCheckDates,
})

type CheckDateInput = {
  checkedOn: string | undefined
  isChanged: boolean
  before: { checkedOn?: string | undefined }
  today: string
}

/**
 * Returns the date of publication as the check date of changed figures, unless the user entered
 * another date.
 */
function checkDate({ checkedOn, isChanged, before, today }: CheckDateInput): string {
  const isDated = checkedOn !== undefined && (checkedOn !== before.checkedOn || !isChanged)
  return isDated ? checkedOn : today
}

type PriceDatingInput = { isChanged: boolean; isDated: boolean; hasPrices: boolean }

/**
 * Sets the date of publication as the check date of changed prices, unless the user entered another
 * date.
 */
function withPriceDate<Of extends { pricesCheckedOn?: string | undefined }>(
  { pricesCheckedOn, ...contract }: Of,
  today: string,
  { isChanged, isDated, hasPrices }: PriceDatingInput,
) {
  if (!hasPrices) return contract
  const checkedOn = isChanged && !isDated ? today : pricesCheckedOn
  return { ...contract, ...(checkedOn !== undefined && { pricesCheckedOn: checkedOn }) }
}
