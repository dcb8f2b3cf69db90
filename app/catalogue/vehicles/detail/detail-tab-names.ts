import type { TabDataByName } from './fetch-tab-data.ts'

/** Values of `?tab=`. The first tab has no value. */
export const detailTabs = ['specifications', 'colours', 'features', 'accessories'] as const
export type DetailTab = 'overview' | (typeof detailTabs)[number]

export function parseTabParameter(search: URLSearchParams): DetailTab {
  return detailTabs.find((tab) => tab === search.get('tab')) ?? 'overview'
}

export type SpecificationsTabData = TabDataByName['specifications']
export type ColourTabRow = TabDataByName['colours'][number]
export type FeatureTabRow = TabDataByName['features'][number]
export type AccessoryTabRow = TabDataByName['accessories'][number]
