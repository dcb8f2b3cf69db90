import * as v from 'valibot'
import { vehicleKinds } from '#app/vehicles/vehicle.ts'

/** What GET /api/managePrice answers with, and PATCH beside its message. */
const answeredModel = v.pipe(
  v.object({
    id: v.number(),
    kind: v.picklist(vehicleKinds),
    bike_name: v.string(),
    bike_price: v.number(),
    price_checked_on: v.string(),
    status: v.number(),
    version: v.number(),
    variants: v.array(v.object({ id: v.number(), name: v.string(), difference: v.number() })),
  }),
  v.transform(({ bike_name: name, bike_price: price, price_checked_on, status, ...rest }) => ({
    ...rest,
    name,
    bikeName: name.replaceAll(/\s/g, ''),
    price,
    checkedOn: price_checked_on,
    isActive: status === 1,
  })),
)

export const parseModel = (body: unknown) => v.parse(answeredModel, body)
export const parseModels = (body: unknown) => v.parse(v.array(answeredModel), body)

const answeredAccessory = v.pipe(
  v.object({
    id: v.number(),
    heading: v.string(),
    part_no: v.string(),
    price: v.string(),
    version: v.number(),
    bike_name: v.string(),
  }),
  v.transform(({ part_no: partNo, bike_name: model, ...rest }) => ({ ...rest, partNo, model })),
)

export const parseAccessory = (body: unknown) => v.parse(answeredAccessory, body)
export const parseAccessories = (body: unknown) => v.parse(v.array(answeredAccessory), body)
