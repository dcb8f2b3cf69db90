import * as v from 'valibot'
import { chargeStates } from '#app/catalogue/pricing/charges/charge-states.ts'
import {
  chargeAmounts,
  chargeFuels,
  chargeNeeds,
  chargeOrigins,
  chargeSides,
  slabBases,
  slabBorders,
} from '#app/catalogue/pricing/charges/charges-content.ts'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { day } from '#app/platform/schema/schemas.ts'

const publicChargeSchema = v.object({
  /** Rows with the same key are one charge, at other times or for other vehicles. */
  key: v.string(),
  label: v.string(),
  note: v.optional(v.string()),
  side: v.picklist(chargeSides),
  need: v.picklist(chargeNeeds),
  fuel: v.optional(v.picklist(chargeFuels)),
  kind: v.optional(v.picklist(vehicleKinds)),
  origin: v.optional(v.picklist(chargeOrigins)),
  above: v.optional(v.number()),
  amount: v.picklist(chargeAmounts),
  rupees: v.optional(v.number()),
  percent: v.optional(v.number()),
  of: v.optional(v.array(v.string())),
  by: v.optional(v.picklist(slabBases)),
  border: v.optional(v.picklist(slabBorders)),
  steps: v.optional(
    v.array(
      v.object({
        to: v.optional(v.number()),
        percent: v.optional(v.number()),
        rupees: v.optional(v.number()),
      }),
    ),
  ),
  least: v.optional(v.number()),
  most: v.optional(v.number()),
  mostPercent: v.optional(v.number()),
  gstPercent: v.optional(v.number()),
  isDeduction: v.boolean(),
  requires: v.optional(v.string()),
  /** First and last day, `YYYY-MM-DD`. */
  from: v.string(),
  until: v.optional(v.string()),
  checkedOn: v.string(),
  source: v.string(),
  sourceAddress: v.optional(v.string()),
  /** `true` until the dealer has confirmed the row. */
  toConfirm: v.boolean(),
})

export const listCharges = defineEndpoint({
  method: 'GET',
  path: '/api/charges',
  may: 'public',
  says: 'Charges between the ex-showroom and the on-road price that apply today or later, with dates and sources; empty if the dealer publishes none',
  tag: 'Catalogue',
  answer: v.object({
    /** Code as on registration plates; null without charges. */
    stateCode: v.nullable(v.picklist(chargeStates)),
    place: v.nullable(v.string()),
    /** Days for which an on-road price is valid. */
    holdsDays: v.nullable(v.number()),
    charges: v.array(publicChargeSchema),
  }),
})

export const downloadCharges = defineEndpoint({
  method: 'GET',
  path: '/api/charges.csv',
  may: 'public',
  says: 'The same charges as CSV',
  tag: 'Catalogue',
  answer: { stream: 'text/csv; charset=utf-8' },
})

const borderSchema = v.object({
  key: v.string(),
  label: v.string(),
  limit: v.number(),
  extra: v.number(),
})

export const showChargeEffects = defineEndpoint({
  method: 'GET',
  path: '/api/charges/effects',
  may: 'charges.read',
  says: 'On-road prices of all variants on a day, with the published charges and with those of the draft',
  tag: 'Manage',
  query: v.object({ on: v.optional(day) }),
  isPrivate: true,
  answer: v.object({
    on: v.string(),
    today: v.string(),
    /** `false` if the draft is incomplete. `after` then has the published charges. */
    isComplete: v.boolean(),
    prices: v.array(
      v.object({
        name: v.string(),
        variant: v.string(),
        exShowroom: v.number(),
        /** Rupees; null if there is no complete price. */
        before: v.nullable(v.number()),
        after: v.nullable(v.number()),
        /** Names of charges that are not known. */
        missing: v.array(v.string()),
        border: v.nullable(borderSchema),
      }),
    ),
    /** Number of variants beyond the limit of the list. */
    more: v.number(),
    ending: v.array(v.object({ name: v.string(), until: v.string(), hasSuccessor: v.boolean() })),
    falling: v.array(borderSchema),
    oldest: v.nullable(v.object({ name: v.string(), checkedOn: v.string() })),
    days: v.array(v.string()),
  }),
})
