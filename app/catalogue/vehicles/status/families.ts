import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'

/** A kind of vehicle as the page's address and its selector name it. */
export type Family = { value: string; label: string; kind: VehicleKind }

const bikes: Family = { value: 'bikes', label: 'Bikes', kind: 'bike' }

export const families: Family[] = [
  bikes,
  { value: 'scooters', label: 'Scooters', kind: 'scooter' },
  { value: 'ev', label: 'Ev', kind: 'ev' },
]

export const familyOf = (type: string | null): Family =>
  families.find(({ value }) => value === type) ?? bikes
