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

/* @__NO_SIDE_EFFECTS__ */
function defineRateEdit<
  const Name extends string,
  Body extends v.GenericSchema,
  Value extends v.GenericSchema,
>(name: Name, says: string, body: Body, value: Value) {
  return defineEndpoint({
    method: 'PATCH',
    path: `/api/manageRates/${name}`,
    may: 'rates.edit',
    says,
    tag: 'Manage',
    body,
    answer: v.object({ message: v.string(), ...versionedValue(value) }),
    refusals: [409],
    sentences: { invalid: 'Please check the marked fields.' },
  })
}

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

export const changeLoanTerms = defineRateEdit(
  'loan',
  'Change the loan terms, dated today; empty figures remove them',
  loanTermsEditSchema,
  loanTermsSetting.shape,
)

export const changeElectricityTariff = defineRateEdit(
  'electricity',
  'Change the price of a unit of electricity, dated today; an empty figure removes it',
  electricityTariffEditSchema,
  electricityTariffSetting.shape,
)

export const changeAmcPrices = defineRateEdit(
  'amc',
  'Change the prices of the maintenance contract, dated today',
  amcPriceEditSchema,
  amcSetting.shape,
)

export const changeWarrantyPrices = defineRateEdit(
  'extendedWarranty',
  'Change the extensions’ prices, table by table, dated today',
  warrantyPriceEditSchema,
  warrantySetting.shape,
)
