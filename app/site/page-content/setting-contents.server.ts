import * as v from 'valibot'
import { loanDocumentsSetting } from '#app/catalogue/finance/loan-documents-setting.ts'
import { loanTermsEntries, loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import { defaultAmcIntro } from '#app/catalogue/warranty/default-amc-intro.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { findReferences } from '#app/content/fields/content-field.ts'
import { pictureNameField } from '#app/content/fields/field-kinds.ts'
import { day, lineOfText, strictRecord } from '#app/platform/schema/schemas.ts'
import { isJsonEqual } from '#app/platform/schema/three-way-merge.ts'
import { joyClubSetting } from '#app/site/frame/joy-club-setting.ts'
import {
  aboutPageSetting,
  privacyPageSetting,
  termsPageSetting,
} from '#app/site/markdown-pages/page-text-settings.server.ts'
import { defineSettingContent } from './define-setting-content.server.ts'
import { labels } from './form-words.ts'
import * as words from './staff-words.ts'

const identity = <Value>(value: Value): Value => value

export const aboutContent = defineSettingContent({
  key: 'about',
  facts: aboutPageSetting,
  shape: aboutPageSetting.shape,
  toDocument: identity,
  toFacts: identity,
  references: (document) => findReferences({ picture: pictureNameField(labels.picture) }, document),
})

export const termsContent = defineSettingContent({
  key: 'terms',
  facts: termsPageSetting,
  shape: termsPageSetting.shape,
  toDocument: identity,
  toFacts: identity,
})

export const privacyContent = defineSettingContent({
  key: 'privacy',
  facts: privacyPageSetting,
  shape: privacyPageSetting.shape,
  toDocument: identity,
  toFacts: identity,
})

export const amcContent = defineSettingContent({
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

export const warrantyContent = defineSettingContent({
  key: 'warranty',
  facts: warrantySetting,
  shape: warrantySetting.shape,
  toDocument: identity,
  toFacts: (warranty, { before, today }) =>
    withPriceDate(warranty, today, {
      isChanged: !isJsonEqual(listWarrantyPrices(warranty), listWarrantyPrices(before)),
      isDated: warranty.pricesCheckedOn !== before.pricesCheckedOn,
      hasPrices: listWarrantyPrices(warranty).some((price) => price !== undefined),
    }),
})

const listWarrantyPrices = ({ tables }: v.InferOutput<typeof warrantySetting.shape>) =>
  tables.flatMap(({ extensions }) => extensions.map(({ price }) => price))

export const joyClubContent = defineSettingContent({
  key: 'joy-club',
  facts: joyClubSetting,
  shape: joyClubSetting.shape,
  toDocument: identity,
  toFacts: identity,
})

export const financeContent = defineSettingContent({
  key: 'finance',
  facts: loanDocumentsSetting,
  shape: loanDocumentsSetting.shape,
  toDocument: identity,
  toFacts: identity,
})

/** A typical loan. Without figures, the site shows no loan. */
export const loanContent = defineSettingContent({
  key: 'loan',
  facts: loanTermsSetting,
  shape: v.pipe(
    strictRecord({
      ratePercent: v.optional(loanTermsEntries.ratePercent),
      months: v.optional(loanTermsEntries.months),
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
