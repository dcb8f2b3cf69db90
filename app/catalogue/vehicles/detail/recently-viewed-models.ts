import type { Picture } from '#app/media/pictures/picture.ts'
import { safeLocalStorage } from '#app/ui/components/browser-storage.ts'

export type RecentModel = {
  bikeName: string
  name: string
  icon: Picture
  /** State at the time of the visit; missing in older entries. */
  isOnSale?: boolean
}

const storageKey = 'recently-viewed'
/** Maximum number: five others, and the one on the screen. */
const maxRecentModels = 6

/**
 * Returns the recently viewed models, the last one first. The list never leaves the browser.
 * Invalid content counts as empty.
 */
export function readRecentModels(): RecentModel[] {
  try {
    const kept: unknown = JSON.parse(safeLocalStorage.get(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecentModel) : []
  } catch {
    return []
  }
}

export function rememberRecentModel({ bikeName, name, icon, isOnSale }: RecentModel): void {
  const others = readRecentModels().filter((model) => model.bikeName !== bikeName)
  safeLocalStorage.set(
    storageKey,
    JSON.stringify([{ bikeName, name, icon, isOnSale }, ...others].slice(0, maxRecentModels)),
  )
}

// Validates by hand: a schema would load its library into a page that needs it for nothing else.
function isRecentModel(value: unknown): value is RecentModel {
  if (!isRecord(value) || !isRecord(value['icon'])) return false
  const { base, version, widths, width, height, webp = 0, grounds = [] } = value['icon']
  const isPicture =
    [base, version].every((it) => typeof it === 'string') &&
    [width, height, webp].every((it) => typeof it === 'number') &&
    [widths, grounds].every(
      (list) => Array.isArray(list) && list.every((it) => typeof it === 'number'),
    )
  const { bikeName, name, isOnSale = true } = value
  const isNamed = typeof bikeName === 'string' && typeof name === 'string'
  return isPicture && isNamed && typeof isOnSale === 'boolean'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
