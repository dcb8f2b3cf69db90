import type * as v from 'valibot'
import type { Picture } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import { titlePictureSetting } from './title-picture-setting.ts'

type Deps = { facts: Pick<SettingsStore, 'get'>; pictures: Pick<PictureLibrary, 'find'> }
type PageWithTitlePicture = keyof v.InferOutput<typeof titlePictureSetting.shape>

/**
 * Finds the vehicle picture that is shown beside the title of a page. Returns undefined if the
 * picture no longer exists.
 */
export async function findTitlePicture(
  { facts, pictures }: Deps,
  page: PageWithTitlePicture,
): Promise<Picture | undefined> {
  const { [page]: name } = await facts.get(titlePictureSetting)
  return name === undefined ? undefined : pictures.find(name)
}
