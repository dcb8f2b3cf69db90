import { labelsAtPath } from '#app/content/document-editor/field-labels.ts'
import { modelEditorSections } from './model-editor-sections.ts'
import { partNames } from './staff-words.ts'

/** The editor's labels of a path in a model, outermost first; paths without a field have names of their own. */
function labelsOfPath(path: readonly string[]): readonly string[] {
  const [first = '', ...rest] = path
  const own = partNames.get(first)
  return labelsAtPath(modelEditorSections, path) ?? (own === undefined ? path : [own, ...rest])
}

/** `colours.0.slug`, `must look like …` → `Colour 1, Address of the colour must look like …`. */
export const formatFieldError = (path: string, says: string): string =>
  `${labelsOfPath(path.split('.')).join(', ')} ${says}`.trim()

/** A place of `jsonDiff`: `variants › Deluxe › difference` → `Variants › Deluxe › More than the first`. */
export const formatChangedPath = (place: string): string =>
  labelsOfPath(place.split(' › ')).join(' › ')
