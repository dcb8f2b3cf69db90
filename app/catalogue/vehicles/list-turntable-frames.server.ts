import type { Picture } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { VehicleDetail } from './vehicle-store.server.ts'

/**
 * Lists a model's turntable pictures in the order of rotation: the dealer's own, otherwise those of
 * its folder. May be empty.
 */
export function listTurntableFrames(
  pictures: PictureLibrary,
  { ownFrames, turntableFolder }: Pick<VehicleDetail, 'ownFrames' | 'turntableFolder'>,
): Picture[] {
  const own = pictures.list(ownFrames)
  return own.length > 0 ? own : pictures.turntable(turntableFolder)
}
