import * as v from 'valibot'
import { loanFacts } from '#app/catalogue/finance/loan-facts.ts'
import { electricityFacts } from '#app/catalogue/vehicles/electricity-facts.ts'
import { amcFacts } from '#app/catalogue/warranty/amc-facts.ts'
import { warrantyFacts } from '#app/catalogue/warranty/warranty-facts.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { contractEdit, electricityEdit, loanEdit, warrantyEdit } from './rates.ts'

const edited = <const Schema extends v.GenericSchema>(value: Schema) => ({
  value,
  version: v.number(),
})

const change = {
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
  says: 'Loan terms, the electricity tariff, and the facts of contracts with their prices',
  tag: 'Manage',
  answer: v.object({
    loan: v.object(edited(loanFacts.shape)),
    electricity: v.object(edited(electricityFacts.shape)),
    contract: v.object(edited(amcFacts.shape)),
    warranty: v.object(edited(warrantyFacts.shape)),
  }),
})

export const changeLoan = defineEndpoint({
  ...change,
  path: '/api/manageRates/loan',
  says: 'Change the loan terms, dated today; without figures there are none',
  body: loanEdit,
  answer: v.object({ message: v.string(), ...edited(loanFacts.shape) }),
})

export const changeElectricity = defineEndpoint({
  ...change,
  path: '/api/manageRates/electricity',
  says: 'Change what a unit of electricity costs, dated today; without a figure there is none',
  body: electricityEdit,
  answer: v.object({ message: v.string(), ...edited(electricityFacts.shape) }),
})

export const changeContract = defineEndpoint({
  ...change,
  path: '/api/manageRates/amc',
  says: 'Change the prices of the maintenance contract, dated today',
  body: contractEdit,
  answer: v.object({ message: v.string(), ...edited(amcFacts.shape) }),
})

export const changeWarranty = defineEndpoint({
  ...change,
  path: '/api/manageRates/extendedWarranty',
  says: 'Change the extensions’ prices, table by table, dated today',
  body: warrantyEdit,
  answer: v.object({ message: v.string(), ...edited(warrantyFacts.shape) }),
})
