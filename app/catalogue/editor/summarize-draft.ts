import { iconPictureName } from '#app/catalogue/vehicles/model-picture-names.ts'
import { valueAt } from '#app/platform/schema/json-path.ts'

/**
 * Returns the list row of a draft that may have gaps. `icon` is the name of its first picture, if
 * any.
 */
export function summarizeDraft(typed: unknown, slug: string) {
  const { name, kind, price, colours } = toRecord(typed)
  const folder = stringAt(toRecord(typed)['pictures'], 'folder') ?? slug
  const icons = Array.isArray(colours)
    ? colours.map((it) => iconPictureName({ folder }, colourPictureNames(it)))
    : []
  return {
    name: typeof name === 'string' ? name : slug,
    kind: typeof kind === 'string' ? kind : 'bike',
    price: typeof price === 'number' ? price : null,
    icon: icons.find((it) => it !== undefined),
  }
}

/** Returns the fields of an object, or no fields for any other value. */
export function toRecord(document: unknown): Record<string, unknown> {
  return typeof document === 'object' && document !== null ? { ...document } : {}
}

const colourPictureNames = (colour: unknown) => ({
  picture: stringAt(colour, 'picture'),
  hero: stringAt(colour, 'hero'),
  icon: stringAt(colour, 'icon'),
})

function stringAt(value: unknown, name: string): string | undefined {
  const found = valueAt(value, [name])
  return typeof found === 'string' ? found : undefined
}
