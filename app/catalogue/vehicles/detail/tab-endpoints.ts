import * as v from 'valibot'
import { paintFinishes } from '#app/catalogue/vehicles/paint-finishes.ts'
import { pictureSchema } from '#app/media/pictures/picture-schema.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

const tag = 'Catalogue'

/** `image` is the picture as every browser reads it, for readers that know no other. */
const pictureEntries = {
  image: v.string(),
  picture: pictureSchema,
}

const specificationRowsAnswer = v.array(
  v.object({
    label: v.string(),
    /** As the maker states it. */
    value: v.string(),
    approximate: v.boolean(),
    /** As it reads beside other models', where that is another wording. */
    shown: v.optional(v.string()),
    /** The variant that alone has this figure. */
    variant: v.optional(v.string()),
  }),
)

export const getModelSpecifications = defineEndpoint({
  method: 'GET',
  path: '/api/bikeSpecifications/:bikeName',
  may: 'public',
  says: 'Its specifications row by row, and where they come from',
  tag,
  answer: v.object({
    specifications: v.object({
      bodyDimensions: specificationRowsAnswer,
      engineDetails: specificationRowsAnswer,
      transmissionDetails: specificationRowsAnswer,
      tyreDetails: specificationRowsAnswer,
      frame: specificationRowsAnswer,
      electrical: specificationRowsAnswer,
    }),
    sources: v.array(v.object({ what: v.string(), source: v.string(), checkedOn: v.string() })),
    /** The day on which somebody last confirmed the whole of it. */
    checkedOn: v.string(),
  }),
  refusals: [404],
})

export const listModelColours = defineEndpoint({
  method: 'GET',
  path: '/api/bikeColours/:bikeName',
  may: 'public',
  says: 'Its colours',
  tag,
  answer: v.array(
    v.object({
      id: v.number(),
      icon: v.string(),
      thumbnail: pictureSchema,
      name: v.string(),
      slug: v.string(),
      swatch: v.string(),
      swatch2: v.nullable(v.string()),
      finish: v.nullable(v.picklist(paintFinishes)),
      /** By what name the machine is drawn live; null of one that cannot be. */
      drawn: v.nullable(v.string()),
      /** That its pictures show the machine in another colour. */
      note: v.optional(v.string()),
      ...pictureEntries,
    }),
  ),
  refusals: [404],
})

export const listModelFeatures = defineEndpoint({
  method: 'GET',
  path: '/api/bikeFeatures/:bikeName',
  may: 'public',
  says: 'Its features',
  tag,
  answer: v.array(v.object({ heading: v.string(), description: v.string(), ...pictureEntries })),
  refusals: [404],
})

export const listModelAccessories = defineEndpoint({
  method: 'GET',
  path: '/api/bikeAccessories/:bikeName',
  may: 'public',
  says: 'Its accessories',
  tag,
  answer: v.array(
    v.object({
      heading: v.string(),
      description: v.string(),
      part_no: v.string(),
      price: v.string(),
      /** Where it is seen on the machine, as a path of the site; missing of one that is not drawn there. */
      on_machine: v.optional(v.string()),
      ...pictureEntries,
    }),
  ),
  refusals: [404],
})
