import * as v from 'valibot'
import { paintFinishes } from '#app/catalogue/vehicles/paint-finishes.ts'
import { pictureSchema } from '#app/media/pictures/picture-schema.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

const tag = 'Catalogue'

/** `image` is the URL of the picture as WebP, for API clients that do not use `picture`. */
const pictureEntries = {
  image: v.string(),
  picture: pictureSchema,
}

const specificationRowsAnswer = v.array(
  v.object({
    label: v.string(),
    /** As the manufacturer states it. */
    value: v.string(),
    approximate: v.boolean(),
    /** The same value in the site's own units and wording, if that is different. */
    shown: v.optional(v.string()),
    /** The only variant with this value. */
    variant: v.optional(v.string()),
  }),
)

export const getModelSpecifications = defineEndpoint({
  method: 'GET',
  path: '/api/bikeSpecifications/:bikeName',
  may: 'public',
  says: 'A model’s specification rows, with their sources',
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
    /** Day on which staff last confirmed all specifications. */
    checkedOn: v.string(),
  }),
  refusals: [404],
})

export const listModelColours = defineEndpoint({
  method: 'GET',
  path: '/api/bikeColours/:bikeName',
  may: 'public',
  says: 'A model’s colours',
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
      /** Slug of the machine's geometry for the 3D view; null if there is none. */
      drawn: v.nullable(v.string()),
      /** Note that the pictures show the model in another colour. */
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
  says: 'A model’s features',
  tag,
  answer: v.array(v.object({ heading: v.string(), description: v.string(), ...pictureEntries })),
  refusals: [404],
})

export const listModelAccessories = defineEndpoint({
  method: 'GET',
  path: '/api/bikeAccessories/:bikeName',
  may: 'public',
  says: 'A model’s accessories',
  tag,
  answer: v.array(
    v.object({
      heading: v.string(),
      description: v.string(),
      part_no: v.string(),
      price: v.string(),
      /** Path of the site that shows the accessory on the model; missing without geometry. */
      on_machine: v.optional(v.string()),
      ...pictureEntries,
    }),
  ),
  refusals: [404],
})
