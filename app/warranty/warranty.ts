/** One way to be covered: years and kilometres, whichever comes first. */
export type Cover = { years: number; km: number }
export type WarrantyOption = { extended: Cover; total: Cover }
export type WarrantyTable = { heading: string; standard: Cover; options: WarrantyOption[] }

/** Both tables of /extendedWarranty; the totals are standard plus extension. */
export const warrantyTables: readonly WarrantyTable[] = [
  table('Scooters', { years: 3, km: 36_000 }, [12_000, 24_000, 36_000, 84_000]),
  table('Motorcycles', { years: 3, km: 42_000 }, [16_000, 28_000, 40_000, 88_000]),
]

function table(heading: string, standard: Cover, extraKm: number[]): WarrantyTable {
  const options = [1, 2, 3, 7].map((years, index) => {
    const extended = { years, km: extraKm[index] ?? 0 }
    return { extended, total: sum(standard, extended) }
  })
  return { heading, standard, options }
}

function sum(one: Cover, other: Cover): Cover {
  return { years: one.years + other.years, km: one.km + other.km }
}
