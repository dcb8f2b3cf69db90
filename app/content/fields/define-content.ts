import * as v from 'valibot'
import type { DocumentSection } from '#app/content/document-editor/document-sections.ts'
import { labelsAtPath } from '#app/content/document-editor/field-labels.ts'
import type { ReviewDeclarations } from '#app/content/review-queue/review-declaration.ts'
import type { ContentCapabilities } from '#app/platform/permissions/content-capabilities.ts'
import { pick } from '#app/platform/schema/pick.ts'
import {
  type ContentFields,
  type ContentValues,
  editorFields,
  type ReferenceChoices,
  recordSchema,
} from './content-field.ts'
import { furtherLanguages } from './further-languages.ts'
import {
  type DocumentReference,
  type DocumentWarning,
  findReferences,
  findWarnings,
} from './walk-fields.ts'

type ContentDeclaration<Key extends string, Fields extends ContentFields> = {
  /** Name in addresses, such as `offers`. */
  key: Key
  /** Name in the audit log, such as `the offers`. */
  label: string
  /** Path of the page that shows the content; undefined if visitors do not see it. */
  page?: string
  /** Capabilities, if they differ from those of page contents. */
  may?: ContentCapabilities
  fields: Fields
  /** Sections of the editor. Each field that the editor shows is in one section. */
  sections: readonly EditorSection<NoInfer<keyof Fields & string>>[]
  /** Values that staff confirm from time to time. The review queue lists them when they are due. */
  review?: ReviewDeclarations
  /** Returns warnings about several fields of a document, which may be invalid. */
  warn?: (document: unknown) => DocumentWarning[]
  /** Rules about several fields. The message continues the name of `field`. */
  rules?: readonly DocumentRule<NoInfer<Fields>>[]
}

type EditorSection<Name extends string> = {
  id: string
  title: string
  hint?: string
  fields: readonly Name[]
}

/** `isMet` is called only if every field is valid on its own. */
export type DocumentRule<Fields extends ContentFields> = {
  field: keyof Fields & string
  isMet: (document: ContentValues<Fields>) => boolean
  says: string
}

/** A content type: what its documents contain, and how staff edit them. */
export type Content<Document = unknown, Key extends string = string> = {
  key: Key
  label: string
  page?: string
  may?: ContentCapabilities
  review?: ReviewDeclarations
  schema: v.GenericSchema<unknown, Document>
  sections: (choices?: ReferenceChoices) => readonly DocumentSection[]
  /** Returns all pictures, models and pages to which a document refers. */
  references: (document: unknown) => DocumentReference[]
  /** Returns the names of all pictures in a document. */
  pictures: (document: unknown) => string[]
  /** Returns what staff should check before they publish a document. */
  warnings: (document: unknown) => DocumentWarning[]
  /** Returns the labels of a path, outermost first. Unknown parts of the path stay as they are. */
  labels: (path: readonly string[]) => readonly string[]
  /**
   * Formats a message about a path: `colours.0.slug` and `must look like …` give
   * `Colour 1, Web address of the colour must look like …`.
   */
  fieldMessage: (path: string, says: string) => string
}

/** The document of a content type after validation. */
export type DocumentOf<Of extends Content> = Of extends Content<infer Document> ? Document : never

const noChoices: ReferenceChoices = { model: [], page: [] }
const inAllLanguages: ReferenceChoices = { ...noChoices, language: furtherLanguages }

/**
 * Declares a content type. The schema, the editor, the search for references and the warnings
 * follow from the fields.
 */
export function defineContent<const Key extends string, const Fields extends ContentFields>(
  content: ContentDeclaration<Key, Fields>,
): Content<ContentValues<Fields>, Key>
/* @__NO_SIDE_EFFECTS__ */
export function defineContent(content: ContentDeclaration<string, ContentFields>): Content {
  const { fields, sections, warn, rules = [], ...rest } = content
  const inSections = sections.flatMap((section) => section.fields)
  const shown = Object.keys(fields).filter(
    (name) => editorFields(pick(fields, [name]), noChoices).length > 0,
  )
  if (inSections.toSorted().join() !== shown.toSorted().join())
    throw new Error(`Each field of “${content.key}” must be in one section of its editor`)
  const sectionsWith = (choices: ReferenceChoices = noChoices) =>
    sections.map(({ fields: names, ...section }) => ({
      ...section,
      fields: editorFields(pick(fields, names), choices),
    }))
  const labels = (path: readonly string[]) => {
    const [first = '', ...below] = path
    const own = fields[first]?.label
    return (
      labelsAtPath(sectionsWith(inAllLanguages), path) ??
      (own === undefined ? path : [own, ...below])
    )
  }
  return {
    ...rest,
    schema: withRules(recordSchema(fields), rules),
    sections: sectionsWith,
    references: (document) => findReferences(fields, document),
    pictures: (document) =>
      findReferences(fields, document).flatMap(({ to, name }) => (to === 'picture' ? [name] : [])),
    warnings: (document) => [...findWarnings(fields, document), ...(warn?.(document) ?? [])],
    labels,
    fieldMessage: (path, says) => `${labels(path.split('.')).join(', ')} ${says}`.trim(),
  }
}

const withRules = (
  schema: v.GenericSchema<unknown, ContentValues<ContentFields>>,
  rules: readonly DocumentRule<ContentFields>[],
) =>
  rules.reduce(
    (checked, { field, isMet, says }) => v.pipe(checked, v.forward(v.check(isMet, says), [field])),
    schema,
  )
