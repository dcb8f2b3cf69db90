/** One way to be covered: years and kilometres, whichever comes first. */
export type Cover = { years: number; km: number }
export type WarrantyTable = { heading: string; standard: Cover; extensions: Cover[] }

/** Standard and extension together. */
export function totalOf(standard: Cover, extension: Cover): Cover {
  return { years: standard.years + extension.years, km: standard.km + extension.km }
}
