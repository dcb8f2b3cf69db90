import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import type { WarrantyTable } from './warranty-facts.ts'

/** One way to be covered: years and kilometres, whichever comes first. */
export type Cover = { years: number; km: number }

/** Standard and extension together. */
export function totalOf(standard: Cover, extension: Cover): Cover {
  return { years: standard.years + extension.years, km: standard.km + extension.km }
}

/** Whose cover a table gives. */
export function kindOf({ kind, heading }: Pick<WarrantyTable, 'kind' | 'heading'>) {
  return kind ?? namedKinds.find(([, name]) => name.test(heading))?.[0]
}

/** The table by which a kind is covered; undefined where the house has none. */
export function tableOf<Of extends Pick<WarrantyTable, 'kind' | 'heading'>>(
  tables: readonly Of[],
  kind: VehicleKind | undefined,
): Of | undefined {
  return kind && tables.find((table) => kindOf(table) === kind)
}

const namedKinds: readonly [VehicleKind, RegExp][] = [
  ['ev', /electric/i],
  ['scooter', /scooter/i],
  ['bike', /motorcycle|bike/i],
]
