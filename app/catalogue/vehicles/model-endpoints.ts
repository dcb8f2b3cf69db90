import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { availabilities } from './availability.ts'

const tag = 'Catalogue'

const availability = v.picklist(availabilities)

const modelAnswer = v.object({
  id: v.number(),
  bikeName: v.string(),
  name: v.string(),
  nameImg: v.string(),
  bikeIcon: v.string(),
  image: v.string(),
  specs: v.object({
    engine: v.string(),
    power: v.string(),
    transmission: v.string(),
    document: v.string(),
  }),
  /** Ex-showroom price in rupees; 0 if the model is not on sale. */
  price: v.number(),
  availability,
})

const defineListOfKind = (path: string, says: string) =>
  defineEndpoint({ method: 'GET', path, may: 'public', says, tag, answer: v.array(modelAnswer) })

export const listMotorcycles = defineListOfKind('/api/bikes', 'Motorcycles')
export const listScooters = defineListOfKind('/api/scooters', 'Scooters')
export const listElectricModels = defineListOfKind('/api/ev', 'Electric models')

/** A group of specifications: label to text. */
const specificationGroupAnswer = v.record(v.string(), v.string())

export const getModel = defineEndpoint({
  method: 'GET',
  path: '/api/bikeView/:bikeName',
  may: 'public',
  says: 'One model',
  tag,
  answer: v.object({
    bikeName: v.string(),
    bikeDetails: v.string(),
    /** Ex-showroom price in rupees; 0 if the model is not on sale. */
    bikePrice: v.number(),
    availability,
    image: v.string(),
    bodyDimensions: specificationGroupAnswer,
    engineDetails: specificationGroupAnswer,
    transmissionDetails: specificationGroupAnswer,
    tyreDetails: specificationGroupAnswer,
    frame: specificationGroupAnswer,
    Electrical: specificationGroupAnswer,
  }),
  refusals: [404],
})

export const listVariants = defineEndpoint({
  method: 'GET',
  path: '/api/variants/:bikeName',
  may: 'public',
  says: 'A model’s variants',
  tag,
  answer: v.array(
    v.object({
      name: v.string(),
      price: v.number(),
      priceIsApproximate: v.boolean(),
      /** `true` if the model's pictures show this variant. */
      isPictured: v.boolean(),
    }),
  ),
  refusals: [404],
})

export const getTurntableFrames = defineEndpoint({
  method: 'GET',
  path: '/api/360Images/:bikeName',
  may: 'public',
  says: 'A model’s 360° frames, in turning order',
  tag,
  answer: v.array(v.object({ images: v.string() })),
  refusals: [404],
})
