import * as v from 'valibot'
import { threeWayMerge } from '#app/platform/schema/three-way-merge.ts'
import type { Setting } from '#app/platform/settings/define-setting.ts'
import { findSettingForEdit, replaceSetting } from '#app/platform/settings/settings-store.server.ts'
import {
  definePageContent,
  type PageContent,
  type PageContentDefinition,
} from './define-page-content.server.ts'
import type { PublicContentReader } from './public-content-reader.server.ts'

type SettingContentDefinition<Schema extends v.GenericSchema, Document> = Pick<
  PageContentDefinition<Document>,
  'key' | 'may' | 'references' | 'review' | 'reviewRows'
> & {
  facts: Setting<Schema>
  shape: v.GenericSchema<unknown, Document>
  /** Converts the setting to the document that staff edit. */
  toDocument: (value: v.InferOutput<Schema>) => Document
  /**
   * Converts the document back to the setting. Changed figures get `today` as the date of their
   * last check.
   */
  toFacts: (document: Document, step: { before: Document; today: string }) => v.InferOutput<Schema>
}

/** Declares page content that is stored as a setting of the business. */
export function defineSettingContent<const Schema extends v.GenericSchema, Document>(
  part: SettingContentDefinition<Schema, Document>,
): PageContent {
  const { facts, shape, toDocument, toFacts, ...rest } = part
  return definePageContent({
    ...rest,
    label: facts.label,
    setting: facts.name,
    schema: shape,
    published: async (db) => toDocument((await findSettingForEdit(db, facts)).value),
    apply: (db, { before, after, today }) =>
      replaceSetting(db, facts, (current) => {
        const { merged } = threeWayMerge(before, after, toDocument(current))
        return toFacts(v.parse(shape, merged), { before, today })
      }),
    overlay: (reads, document) => {
      const before = document
      return {
        facts: { get: withDraftSetting(reads, facts, toFacts(document, { before, today: '' })) },
      }
    },
  })
}

type PlainSettingContent<Document> = Pick<
  SettingContentDefinition<v.GenericSchema<unknown, Document>, Document>,
  'key' | 'may' | 'references' | 'facts'
>

/** Declares page content whose document is the setting as it is stored. */
export const definePlainSettingContent = <Document>(
  part: PlainSettingContent<Document>,
): PageContent =>
  defineSettingContent({
    ...part,
    shape: part.facts.shape,
    toDocument: (value) => value,
    toFacts: (value) => value,
  })

function withDraftSetting<const Schema extends v.GenericSchema>(
  reads: PublicContentReader,
  facts: Setting<Schema>,
  value: v.InferOutput<Schema>,
): PublicContentReader['facts']['get'] {
  return async (asked) => {
    if (asked.name !== facts.name) return reads.facts.get(asked)
    return v.parse(asked.shape, value)
  }
}
