import { heroOf, iconOf, shownColour } from '#app/catalogue/vehicles/model-pictures.ts'
import type { Otherwise, Place } from '#app/content/document-editor/sections.ts'
import { valueAt } from '#app/platform/schema/json-path.ts'
import * as words from './picture-words.ts'

// What the site shows of a model where the dealer has sent no picture of his own: the studio's, or another colour's.
// What is written may have any shape.

type Colour = { name: string; picture?: string; hero?: string; icon?: string }

export function heroOtherwise({ document, entry }: Place): Otherwise | undefined {
  const { picture } = colourOf(entry)
  if (picture !== undefined) return standing(document, heroOf(folderOf(document), { picture }))
  return inOtherColour(document, heroOf)
}

export function iconOtherwise({ document, entry }: Place): Otherwise | undefined {
  const { hero, picture } = colourOf(entry)
  if (hero !== undefined) return { pictures: [hero], says: words.ofPhotograph }
  if (picture !== undefined) return standing(document, iconOf(folderOf(document), { picture }))
  return inOtherColour(document, iconOf)
}

/** Seen from another side, where the studio has taken it. */
export const viewOtherwise =
  (view: 'side' | 'rear') =>
  ({ document, known }: Place): Otherwise | undefined => {
    const name = `${folderOf(document).folder}/${view}`
    return known.includes(name) ? standing(document, name) : undefined
  }

export function framesOtherwise({ document, known }: Place): Otherwise | undefined {
  const folder = turntableOf(document)
  const frame = known.find((name) => name.startsWith(`${folder}/turntable-`))
  return frame === undefined ? undefined : { pictures: [frame], says: words.studiosTurn }
}

/** All names that a model's fields may fall back upon; some of them are of no picture. */
export function standingPicturesOf(document: unknown): string[] {
  const folder = folderOf(document)
  const names = coloursOf(document).flatMap(({ picture }) =>
    picture === undefined ? [] : [heroOf(folder, { picture }), iconOf(folder, { picture })],
  )
  const views = ['side', 'rear'].map((view) => `${folder.folder}/${view}`)
  return [...names, ...(isPlaceholder(document) ? [] : views)].filter((it) => it !== undefined)
}

/** The folder of the frames in which it turns. */
export function turntableOf(document: unknown): string {
  const elsewhere = valueAt(document, ['pictures', 'turntable'])
  return typeof elsewhere === 'string' ? elsewhere : folderOf(document).folder
}

function standing(document: unknown, name: string | undefined): Otherwise | undefined {
  if (name === undefined) return undefined
  return { pictures: [name], says: isPlaceholder(document) ? words.ofAnother : words.studios }
}

function inOtherColour(document: unknown, pictureOf: typeof heroOf): Otherwise | undefined {
  const shown = shownColour(coloursOf(document))
  const name = shown && pictureOf(folderOf(document), shown)
  if (!shown || name === undefined) return undefined
  return { pictures: [name], says: words.shownInOther(shown.name), isOther: true }
}

function folderOf(document: unknown): { folder: string } {
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
