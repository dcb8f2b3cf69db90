import * as v from 'valibot'
import { loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { electricityTariffSetting } from '#app/catalogue/vehicles/electricity-tariff-setting.ts'
import { amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import {
  amcPriceEditSchema,
  electricityTariffEditSchema,
  loanTermsEditSchema,
  warrantyPriceEditSchema,
} from './rate-fields.ts'

const versionedValue = <const Schema extends v.GenericSchema>(value: Schema) => ({
  value,
  version: v.number(),
})

const changeDeclaration = {
  method: 'PATCH',
  may: 'rates.edit',
  tag: 'Manage',
  refusals: [409],
  sentences: { invalid: 'Please check the marked fields.' },
} as const

export const getRates = defineEndpoint({
  method: 'GET',
  path: '/api/manageRates',
  may: 'rates.read',
  says: 'Loan terms, the electricity tariff, and contracts with their prices',
  tag: 'Manage',
  answer: v.object({
    loan: v.object(versionedValue(loanTermsSetting.shape)),
    electricity: v.object(versionedValue(electricityTariffSetting.shape)),
    contract: v.object(versionedValue(amcSetting.shape)),
    warranty: v.object(versionedValue(warrantySetting.shape)),
  }),
})

export const changeLoanTerms = defineEndpoint({
  ...changeDeclaration,
  path: '/api/manageRates/loan',
  says: 'Change the loan terms, dated today; empty figures remove them',
  body: loanTermsEditSchema,
  answer: v.object({ message: v.string(), ...versionedValue(loanTermsSetting.shape) }),
})

export const changeElectricityTariff = defineEndpoint({
  ...changeDeclaration,
  path: '/api/manageRates/electricity',
  says: 'Change the price of a unit of electricity, dated today; an empty figure removes it',
  body: electricityTariffEditSchema,
  answer: v.object({ message: v.string(), ...versionedValue(electricityTariffSetting.shape) }),
})

export const changeAmcPrices = defineEndpoint({
  ...changeDeclaration,
  path: '/api/manageRates/amc',
  says: 'Change the prices of the maintenance contract, dated today',
  body: amcPriceEditSchema,
  answer: v.object({ message: v.string(), ...versionedValue(amcSetting.shape) }),
})

export const changeWarrantyPrices = defineEndpoint({
  ...changeDeclaration,
  path: '/api/manageRates/extendedWarranty',
  says: 'Change the extensions’ prices, table by table, dated today',
  body: warrantyPriceEditSchema,
  answer: v.object({ message: v.string(), ...versionedValue(warrantySetting.shape) }),
})
