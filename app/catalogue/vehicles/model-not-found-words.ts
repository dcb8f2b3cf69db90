import type { VehicleKind } from './vehicle.ts'

/** Texts of the page for a missing model. */

export const unknown = 'Unknown'
export const noneCalled = (asked: string) => `We have no model called “${asked}”. See our models:`
export const noneChosen = 'No model was chosen. See our models:'

const others = { bike: 'motorcycles', scooter: 'scooters', ev: 'electric models' }
export const notSold = (model: string, kind: VehicleKind) =>
  `The ${model} is no longer sold here, but we still service it and sell spare parts. See our other ${others[kind]}:`

export const noneOfThatName = 'We have no model of that name.'
