import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import type { WarrantyTableTerms } from './warranty-setting.ts'

/** One way to be covered: years and kilometres, whichever comes first. */
export type WarrantyCover = { years: number; km: number }

/** Standard and extension together. */
export function totalCover(standard: WarrantyCover, extension: WarrantyCover): WarrantyCover {
  return { years: standard.years + extension.years, km: standard.km + extension.km }
}

/** Whose cover a table gives. */
export function vehicleKindOfTable({
  kind,
  heading,
}: Pick<WarrantyTableTerms, 'kind' | 'heading'>) {
  return kind ?? kindPatterns.find(([, name]) => name.test(heading))?.[0]
}

/** The table by which a kind is covered; undefined where the house has none. */
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
