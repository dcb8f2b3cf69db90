import type * as v from 'valibot'
import type { DocumentSection } from '#app/content/document-editor/document-sections.ts'
import type { ContentCapabilities } from '#app/platform/permissions/content-capabilities.ts'
import { pick } from '#app/platform/schema/pick.ts'
import {
  type ContentFields,
  type ContentValues,
  type DocumentReference,
  editorFields,
  findReferences,
  type ReferenceChoices,
  recordSchema,
} from './content-field.ts'

type ContentDeclaration<Key extends string, Fields extends ContentFields> = {
  /** Name in addresses, such as `offers`. */
  key: Key
  /** Name in the audit log, such as `the offers`. */
  label: string
  /** Path of the page that shows the content. */
  page: string
  /** Capabilities, if they differ from those of page contents. */
  may?: ContentCapabilities
  fields: Fields
  /** Sections of the editor. Each field is in one section. */
  sections: readonly EditorSection<NoInfer<keyof Fields & string>>[]
}

type EditorSection<Name extends string> = {
  id: string
  title: string
  hint?: string
  fields: readonly Name[]
}

/** A content type: what its documents contain, and how staff edit them. */
export type Content<Document = unknown, Key extends string = string> = {
  key: Key
  label: string
  page: string
  may?: ContentCapabilities
  schema: v.GenericSchema<unknown, Document>
  sections: (choices: ReferenceChoices) => readonly DocumentSection[]
  /** Returns all pictures, models and pages to which a document refers. */
  references: (document: unknown) => DocumentReference[]
}

/** The document of a content type after validation. */
export type DocumentOf<Of extends Content> = Of extends Content<infer Document> ? Document : never

/**
 * Declares a content type. The schema, the editor and the search for references follow from the
 * fields.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineContent<const Key extends string, const Fields extends ContentFields>(
  content: ContentDeclaration<Key, Fields>,
): Content<ContentValues<Fields>, Key> {
  const { fields, sections, ...rest } = content
  const shown = sections.flatMap((section) => section.fields)
  if (shown.toSorted().join() !== Object.keys(fields).toSorted().join())
    throw new Error(`Each field of “${content.key}” must be in one section of its editor`)
  return {
    ...rest,
    schema: recordSchema(fields),
    sections: (choices) =>
      sections.map(({ fields: names, ...section }) => ({
        ...section,
        fields: names.flatMap((name) => editorFields(pick(fields, [name]), choices)),
      })),
    references: (document) => findReferences(fields, document),
  }
}
