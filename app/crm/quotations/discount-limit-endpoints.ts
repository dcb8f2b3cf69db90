import * as v from 'valibot'
import { versionedEditSchema } from '#app/platform/audit/versioned-edit-schema.ts'
import { customField } from '#app/platform/forms/custom-field.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { rupeeDigits } from '#app/platform/schema/parse-number.ts'
import { maxDiscountLimit } from './discount-limits.ts'
import * as words from './quotation-desk-words.ts'

const typedLimit = v.pipe(
  v.union([v.string(), v.number()], words.limitRange),
  v.check((typed) => String(typed).trim() !== '', words.limitRange),
  v.transform((typed) => Number(rupeeDigits(String(typed)))),
  v.integer(words.limitRange),
  v.minValue(0, words.limitRange),
  v.maxValue(maxDiscountLimit, words.limitRange),
)

const limitField = (label: string) =>
  customField('money', label, typedLimit, { inputMode: 'numeric', maxLength: 12 })

export const discountLimitFields = {
  salesDiscount: limitField(words.limitOf.sales),
  managerDiscount: limitField(words.limitOf.manager),
}

const limits = { salesDiscount: v.number(), managerDiscount: v.number(), version: v.number() }

export const getDiscountLimits = defineEndpoint({
  method: 'GET',
  path: '/api/discount-limits',
  may: 'desk.rules',
  says: 'The highest discount that salespeople and managers may give alone',
  tag: 'Desk',
  answer: v.object(limits),
})

export const changeDiscountLimits = defineEndpoint({
  method: 'PATCH',
  path: '/api/discount-limits',
  may: 'desk.rules',
  says: 'Set the highest discounts that salespeople and managers may give alone',
  tag: 'Desk',
  body: versionedEditSchema(discountLimitFields),
  example: { salesDiscount: 1000, managerDiscount: 5000 },
  answer: v.object({ message: v.string(), ...limits }),
  refusals: [409],
})
