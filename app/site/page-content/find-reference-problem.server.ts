import type { DocumentReference } from '#app/content/fields/walk-fields.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { findModelIdsByName } from '#app/site/offers/offer-query.server.ts'
import { findLinkProblem } from './find-link-problem.server.ts'
import * as words from './staff-words.ts'

/**
 * Returns a message if the picture, model or page of a reference does not exist. Uploaded files are
 * checked outside the transaction: see `Publishable.lost`.
 */
export async function findReferenceProblem(
  db: Db,
  pictures: PictureLibrary,
  { to, name }: Pick<DocumentReference, 'to' | 'name'>,
): Promise<string | undefined> {
  if (to === 'picture') return pictures.has(name) ? undefined : words.noSuchPicture(name)
  if (to === 'film') return undefined
  if (to === 'page') return findLinkProblem(db, name)
  const found = await findModelIdsByName(db, [name])
  return found.length === 0 ? words.noSuchModel(name) : undefined
}
