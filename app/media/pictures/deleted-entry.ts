import type { DeletedRow } from '#app/platform/audit/soft-delete-store.server.ts'
import type { Picture } from './picture.ts'
import type { PictureLibrary } from './picture-library.server.ts'

/** A deleted row that can be restored, with its picture. */
export type DeletedEntry = Omit<DeletedRow, 'picture'> & { picture: Picture }

export const deletedEntryMapper =
  (pictures: PictureLibrary) =>
  ({ picture, ...row }: DeletedRow): DeletedEntry => ({ ...row, picture: pictures.get(picture) })
