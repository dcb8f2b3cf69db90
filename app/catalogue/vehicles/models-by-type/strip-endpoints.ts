import * as v from 'valibot'
import { keySpecificationNames } from '#app/catalogue/vehicles/list-key-specifications.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

const pictureAnswer = v.object({
  base: v.string(),
  version: v.string(),
  widths: v.array(v.number()),
  width: v.number(),
  height: v.number(),
  webp: v.optional(v.number()),
  room: v.optional(v.string()),
})

export const listMoreModels = defineEndpoint({
  method: 'GET',
  path: '/api/strip/:kind',
  may: 'public',
  says: 'More models of a kind (bike, scooter, ev), for the strip on the page of the kind',
  tag: 'Catalogue',
  /** `use` filters the models; `from` is the number of models before the first one. */
  query: v.object({
    use: v.optional(v.string()),
    from: v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, 'A number of models'),
      v.transform((digits) => Number(digits)),
    ),
  }),
  answer: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      bikeName: v.string(),
      use: v.string(),
      hasDetails: v.boolean(),
      isOnSale: v.boolean(),
      tagline: v.string(),
      price: v.number(),
      priceCheckedOn: v.string(),
      priceIsApproximate: v.boolean(),
      /** On-road price with the lines chosen at first, in whole rupees. */
      onRoad: v.optional(
        v.object({
          total: v.number(),
          isApproximate: v.boolean(),
          /** Names of the lines that the dealer has not confirmed. */
          unconfirmed: v.pipe(v.array(v.string()), v.readonly()),
        }),
      ),
      /** The on-road price, or the ex-showroom price of a model without one, in whole rupees. */
      financed: v.object({
        price: v.number(),
        priceIsApproximate: v.boolean(),
        isOnRoad: v.boolean(),
      }),
      /** Monthly instalment for it at the site's loan terms, in whole rupees. */
      monthly: v.optional(v.number()),
      keyFigures: v.array(
        v.object({
          name: v.picklist(keySpecificationNames),
          value: v.string(),
          approximate: v.boolean(),
        }),
      ),
      hero: pictureAnswer,
      icon: pictureAnswer,
    }),
  ),
  refusals: [404],
})
