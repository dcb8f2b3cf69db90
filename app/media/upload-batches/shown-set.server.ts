import { plainUrl } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { PictureSet, SetItem } from './picture-set.ts'
import type { ItemRow, SetRow } from './set-rows-store.server.ts'

/** A picture as its call answers it. */
export function shownItem(pictures: PictureLibrary, item: ItemRow): SetItem {
  const { id, file_name: fileName, size, width, height, state, failure, name } = item
  const picture = name === null ? undefined : pictures.find(name)
  const url = picture ? plainUrl(picture) : null
  return { id, fileName, size, width, height, state, failure, name, url }
}

export function shownSet(
  pictures: PictureLibrary,
  set: SetRow,
  rows: readonly ItemRow[],
): PictureSet {
  const { id, purpose, place, bytes } = set
  const ready = rows.filter(({ state }) => state === 'ready').length
  const items = rows.map((row) => shownItem(pictures, row))
  return { set: id, purpose, place, state: stateOf(set, rows), bytes, ready, items }
}

function stateOf(set: SetRow, rows: readonly ItemRow[]): PictureSet['state'] {
  if (set.committed_at === null) return 'open'
  if (rows.some(({ state }) => state === 'failed')) return 'failed'
  return rows.every(({ state }) => state === 'ready') ? 'ready' : 'making'
}
