import { Problem } from '#app/platform/http/problem.server.ts'
import type { UploadBatchOwner } from './upload-batch-query.server.ts'
import type { UploadBatchStore } from './upload-batch-store.server.ts'
import { stillMaking } from './upload-batch-words.ts'

/**
 * Throws 422 while uploaded pictures are being encoded, because a publication should include these
 * pictures.
 */
export async function requireProcessedPictures(
  pictureSets: Pick<UploadBatchStore, 'unfinished'>,
  owner: UploadBatchOwner,
): Promise<void> {
  const making = await pictureSets.unfinished(owner)
  if (!making) return
  const sentence = stillMaking(making.ready, making.all)
  throw new Problem(422, sentence, { errors: { pictures: [sentence] } })
}
