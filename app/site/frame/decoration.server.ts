import type * as v from 'valibot'
import type { Picture } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import { decorationFacts } from './decoration-facts.ts'

type Needs = { facts: Pick<SettingsStore, 'get'>; pictures: Pick<PictureLibrary, 'find'> }
type DecoratedPage = keyof v.InferOutput<typeof decorationFacts.shape>

/** The machine beside a page's title; a page does without one whose picture is gone. */
export async function findDecoration(
  { facts, pictures }: Needs,
  page: DecoratedPage,
): Promise<Picture | undefined> {
  const { [page]: name } = await facts.get(decorationFacts)
  return name === undefined ? undefined : pictures.find(name)
}
