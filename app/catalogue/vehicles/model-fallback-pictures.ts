import type {
  FallbackPictures,
  FieldPosition,
} from '#app/content/document-editor/document-sections.ts'
import { valueAt } from '#app/platform/schema/json-path.ts'
import * as words from './fallback-picture-words.ts'
import { findPicturedColour, heroPictureName, iconPictureName } from './model-picture-names.ts'

// Finds the pictures that the site shows if the dealer uploaded none: the studio's, or another
// colour's. The document may be invalid.

type Colour = { name: string; picture?: string; hero?: string; icon?: string }

export function heroFallback({ document, entry }: FieldPosition): FallbackPictures | undefined {
  const { picture } = colourOf(entry)
  if (picture !== undefined)
    return fallbackPicture(document, heroPictureName(pictureFolderOf(document), { picture }))
  return fallbackFromOtherColour(document, heroPictureName)
}

export function iconFallback({ document, entry }: FieldPosition): FallbackPictures | undefined {
  const { hero, picture } = colourOf(entry)
  if (hero !== undefined) return { pictures: [hero], says: words.ofPhotograph }
  if (picture !== undefined)
    return fallbackPicture(document, iconPictureName(pictureFolderOf(document), { picture }))
  return fallbackFromOtherColour(document, iconPictureName)
}

/** Returns a side or rear view, if the studio rendered one. */
export const viewFallback =
  (view: 'side' | 'rear') =>
  ({ document, known }: FieldPosition): FallbackPictures | undefined => {
    const name = `${pictureFolderOf(document).folder}/${view}`
    return known.includes(name) ? fallbackPicture(document, name) : undefined
  }

export function framesFallback({ document, known }: FieldPosition): FallbackPictures | undefined {
  const folder = turntableFolderOf(document)
  const frame = known.find((name) => name.startsWith(`${folder}/turntable-`))
  return frame === undefined ? undefined : { pictures: [frame], says: words.studiosTurn }
}

/** Returns all names of fallback pictures. Some of them may have no picture. */
export function listFallbackPictureNames(document: unknown): string[] {
  const folder = pictureFolderOf(document)
  const names = coloursOf(document).flatMap(({ picture }) =>
    picture === undefined
      ? []
      : [heroPictureName(folder, { picture }), iconPictureName(folder, { picture })],
  )
  const views = ['side', 'rear'].map((view) => `${folder.folder}/${view}`)
  return [...names, ...(isPlaceholder(document) ? [] : views)].filter((it) => it !== undefined)
}

/** Returns the folder of the turntable frames. */
export function turntableFolderOf(document: unknown): string {
  const elsewhere = valueAt(document, ['pictures', 'turntable'])
  return typeof elsewhere === 'string' ? elsewhere : pictureFolderOf(document).folder
}

function fallbackPicture(
  document: unknown,
  name: string | undefined,
): FallbackPictures | undefined {
  if (name === undefined) return undefined
  return { pictures: [name], says: isPlaceholder(document) ? words.ofAnother : words.studios }
}

function fallbackFromOtherColour(
  document: unknown,
  pictureOf: typeof heroPictureName,
): FallbackPictures | undefined {
  const shown = findPicturedColour(coloursOf(document))
  const name = shown && pictureOf(pictureFolderOf(document), shown)
  if (!shown || name === undefined) return undefined
  return { pictures: [name], says: words.shownInOther(shown.name), isOther: true }
}

function pictureFolderOf(document: unknown): { folder: string } {
  const folder = valueAt(document, ['pictures', 'folder'])
  return { folder: typeof folder === 'string' ? folder : '' }
}

const isPlaceholder = (document: unknown) =>
  valueAt(document, ['pictures', 'isPlaceholder']) === true

function coloursOf(document: unknown): Colour[] {
  const colours = valueAt(document, ['colours'])
  return Array.isArray(colours) ? colours.map(colourOf) : []
}

function colourOf(entry: unknown): Colour {
  const at = (name: string) => {
    const text = valueAt(entry, [name])
    return typeof text === 'string' && text !== '' ? text : undefined
  }
  const [name = '', picture, hero, icon] = ['name', 'picture', 'hero', 'icon'].map(at)
  return {
    name,
    ...(picture !== undefined && { picture }),
    ...(hero !== undefined && { hero }),
    ...(icon !== undefined && { icon }),
  }
}
