import { webpPictureUrl } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { UploadBatch, UploadBatchItem } from './upload-batch.ts'
import type { UploadBatchItemRow, UploadBatchRow } from './upload-batch-query.server.ts'

/** Returns a picture as the API shows it. */
export function presentUploadBatchItem(
  pictures: PictureLibrary,
  item: UploadBatchItemRow,
): UploadBatchItem {
  const { id, file_name: fileName, size, width, height, state, failure, name } = item
  const picture = name === null ? undefined : pictures.find(name)
  const url = picture ? webpPictureUrl(picture) : null
  return { id, fileName, size, width, height, state, failure, name, url }
}

export function presentUploadBatch(
  pictures: PictureLibrary,
  set: UploadBatchRow,
  rows: readonly UploadBatchItemRow[],
): UploadBatch {
  const { id, purpose, place, bytes } = set
  const ready = rows.filter(({ state }) => state === 'ready').length
  const items = rows.map((row) => presentUploadBatchItem(pictures, row))
  return { set: id, purpose, place, state: uploadBatchStateOf(set, rows), bytes, ready, items }
}

function uploadBatchStateOf(
  set: UploadBatchRow,
  rows: readonly UploadBatchItemRow[],
): UploadBatch['state'] {
  if (set.committed_at === null) return 'open'
  if (rows.some(({ state }) => state === 'failed')) return 'failed'
  return rows.every(({ state }) => state === 'ready') ? 'ready' : 'making'
}
