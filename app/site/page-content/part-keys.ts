/** The parts of the site that are written as one document each, in the order in which the portal lists them. */
export const partKeys = [
  'slides',
  'offers',
  'gallery',
  'about',
  'terms',
  'privacy',
  'amc',
  'warranty',
  'joy-club',
  'finance',
  'loan',
] as const

export type PartKey = (typeof partKeys)[number]

export function isPartKey(key: string): key is PartKey {
  return partKeys.some((it) => it === key)
}
