import type { ModelColour, ModelPictures } from './model-content.ts'

type Colour = Pick<ModelColour, 'picture' | 'hero' | 'icon'>
type Folder = Pick<ModelPictures, 'folder'>

/**
 * Returns the picture of a colour: the dealer's own, otherwise the one in the folder, otherwise
 * undefined.
 */
export const heroPictureName = (
  { folder }: Folder,
  { picture, hero }: Colour,
): string | undefined => hero ?? (picture === undefined ? undefined : `${folder}/hero-${picture}`)

/** Returns the small picture for lists and forms. A photograph also serves as its own icon. */
export const iconPictureName = (
  { folder }: Folder,
  { picture, hero, icon }: Colour,
): string | undefined =>
  icon ?? hero ?? (picture === undefined ? undefined : `${folder}/icon-${picture}`)

/** Finds the first colour with a picture. It represents the colours without one. */
export function findPicturedColour<One extends Colour>(colours: readonly One[]): One | undefined {
  return colours.find((it) => it.hero !== undefined || it.picture !== undefined)
}
