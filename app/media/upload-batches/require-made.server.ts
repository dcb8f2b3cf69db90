import { Problem } from '#app/platform/http/problem.server.ts'
import type { UploadBatchStore } from './picture-set-store.server.ts'
import type { UploadBatchOwner } from './set-rows-store.server.ts'
import { stillMaking } from './set-words.ts'

/** Who publishes now means the pictures that they have just sent as well: refused until these are there. */
export async function requireProcessedPictures(
  pictureSets: Pick<UploadBatchStore, 'unfinished'>,
  owner: UploadBatchOwner,
): Promise<void> {
  const making = await pictureSets.unfinished(owner)
  if (!making) return
  const sentence = stillMaking(making.ready, making.all)
  throw new Problem(422, sentence, { errors: { pictures: [sentence] } })
}
