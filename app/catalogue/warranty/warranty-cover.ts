import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import type { WarrantyTableTerms } from './warranty-content.ts'

/** A warranty period: years and kilometres, whichever comes first. */
export type WarrantyCover = { years: number; km: number }

/** Adds an extension to the standard warranty. */
export function totalCover(standard: WarrantyCover, extension: WarrantyCover): WarrantyCover {
  return { years: standard.years + extension.years, km: standard.km + extension.km }
}

/** Returns the kind of vehicle of a table, from its field or its heading. */
export function vehicleKindOfTable({
  kind,
  heading,
}: Pick<WarrantyTableTerms, 'kind' | 'heading'>) {
  return kind ?? kindPatterns.find(([, name]) => name.test(heading))?.[0]
}

/** Finds the warranty table of a kind. Returns undefined if there is none. */
export function findTableForKind<Of extends Pick<WarrantyTableTerms, 'kind' | 'heading'>>(
  tables: readonly Of[],
  kind: VehicleKind | undefined,
): Of | undefined {
  return kind && tables.find((table) => vehicleKindOfTable(table) === kind)
}

const kindPatterns: readonly [VehicleKind, RegExp][] = [
  ['ev', /electric/i],
  ['scooter', /scooter/i],
  ['bike', /motorcycle|bike/i],
]
