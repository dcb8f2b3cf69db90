import type * as v from 'valibot'
import { defineSetting } from '#app/platform/settings/define-setting.ts'
import { amcContent, amcPricesField } from './amc-content.ts'

export const amcPricesSchema = amcPricesField.schema

export type AmcPrice = v.InferOutput<typeof amcPricesSchema>[number]

/** Contents and prices of the annual maintenance contract. */
export const amcSetting = defineSetting({
  name: 'amc',
  label: amcContent.label,
  shape: amcContent.schema,
  fallback: { description: '', teaser: '', features: [], terms: [] },
})
