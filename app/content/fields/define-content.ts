import type * as v from 'valibot'
import type { DocumentSection } from '#app/content/document-editor/document-sections.ts'
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
  fields: Fields
  /** Heading and explanation of the editor's section. */
  section: { title: string; hint?: string }
}

/** A content type: what its documents contain, and how staff edit them. */
export type Content<Document = unknown, Key extends string = string> = {
  key: Key
  label: string
  page: string
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
  const { fields, section, ...rest } = content
  return {
    ...rest,
    schema: recordSchema(fields),
    sections: (choices) => [
      {
        id: Object.keys(fields)[0] ?? content.key,
        ...section,
        fields: editorFields(fields, choices),
      },
    ],
    references: (document) => findReferences(fields, document),
  }
}
