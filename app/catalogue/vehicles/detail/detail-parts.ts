import type { Parts } from './fetch-part.ts'

/** The tabs behind the first, by what `?tab=` says. */
export const detailTabs = ['specifications', 'colours', 'features', 'accessories'] as const
export type DetailTab = 'overview' | (typeof detailTabs)[number]

export function readTab(search: URLSearchParams): DetailTab {
  return detailTabs.find((tab) => tab === search.get('tab')) ?? 'overview'
}

export type SpecificationsPart = Parts['specifications']
export type ColourPart = Parts['colours'][number]
export type FeaturePart = Parts['features'][number]
export type AccessoryPart = Parts['accessories'][number]
