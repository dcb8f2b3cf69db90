import { namesAt } from '#app/content/document-editor/field-names.ts'
import { modelSections } from './model-sections.ts'
import { partNames } from './staff-words.ts'

/** What a place of a model is called, outermost first, as the editor calls it; what it has no field for by names of its own. */
function namesOf(path: readonly string[]): readonly string[] {
  const [first = '', ...rest] = path
  const own = partNames.get(first)
  return namesAt(modelSections, path) ?? (own === undefined ? path : [own, ...rest])
}

/** `colours.0.slug`, `must look like …` → `Colour 1, Address of the colour must look like …`. */
export const flaw = (path: string, says: string): string =>
  `${namesOf(path.split('.')).join(', ')} ${says}`.trim()

/** A place of `jsonDiff`: `variants › Deluxe › difference` → `Variants › Deluxe › More than the first`. */
export const namedPlace = (place: string): string => namesOf(place.split(' › ')).join(' › ')
