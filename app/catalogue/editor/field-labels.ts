import { labelsAtPath } from '#app/content/document-editor/field-labels.ts'
import { modelEditorSections } from './model-editor-sections.ts'
import { partNames } from './staff-words.ts'

/**
 * Returns the editor's labels of a path in a model, outermost first. Paths without a field have
 * their own labels.
 */
function labelsOfPath(path: readonly string[]): readonly string[] {
  const [first = '', ...rest] = path
  const own = partNames.get(first)
  return labelsAtPath(modelEditorSections, path) ?? (own === undefined ? path : [own, ...rest])
}

/**
 * Formats an error: `colours.0.slug` and `must look like …` give
 * `Colour 1, Web address of the colour must look like …`.
 */
export const formatFieldError = (path: string, says: string): string =>
  `${labelsOfPath(path.split('.')).join(', ')} ${says}`.trim()

/**
 * Formats a path of `jsonDiff`: `variants › Deluxe › difference` gives
 * `Variants › Deluxe › Extra over the first variant`.
 */
export const formatChangedPath = (place: string): string =>
  labelsOfPath(place.split(' › ')).join(' › ')
