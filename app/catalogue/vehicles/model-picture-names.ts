import type { ModelColour, ModelPictures } from './model-document.ts'

type Colour = Pick<ModelColour, 'picture' | 'hero' | 'icon'>
type Folder = Pick<ModelPictures, 'folder'>

/** The picture of a machine in a colour: the dealer's own, else its folder's, else none. */
export const heroPictureName = (
  { folder }: Folder,
  { picture, hero }: Colour,
): string | undefined => hero ?? (picture === undefined ? undefined : `${folder}/hero-${picture}`)

/** The small one on lists and in forms; a photograph stands for its own small one. */
export const iconPictureName = (
  { folder }: Folder,
  { picture, hero, icon }: Colour,
): string | undefined =>
  icon ?? hero ?? (picture === undefined ? undefined : `${folder}/icon-${picture}`)

/** The colour in which one without a picture is shown: the first that has one. */
export function findPicturedColour<One extends Colour>(colours: readonly One[]): One | undefined {
  return colours.find((it) => it.hero !== undefined || it.picture !== undefined)
}
