import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'

/** A kind of vehicle with its value in the address and its label in the select. */
export type VehicleFamily = { value: string; label: string; kind: VehicleKind }

const bikeFamily: VehicleFamily = { value: 'bikes', label: 'Bikes', kind: 'bike' }

export const vehicleFamilies: VehicleFamily[] = [
  bikeFamily,
  { value: 'scooters', label: 'Scooters', kind: 'scooter' },
  { value: 'ev', label: 'Ev', kind: 'ev' },
]

export const parseVehicleFamily = (type: string | null): VehicleFamily =>
  vehicleFamilies.find(({ value }) => value === type) ?? bikeFamily
