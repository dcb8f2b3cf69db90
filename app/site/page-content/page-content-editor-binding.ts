import type { EditorBinding } from '#app/content/document-editor/editor-binding.ts'
import { documentBinding } from '#app/content/document-endpoints/document-binding.ts'
import type { Content } from '#app/content/fields/define-content.ts'
import { pageContentDocumentEndpoints } from './page-content-endpoints.ts'
import type { PageContentKey } from './page-content-keys.ts'
import { flaw } from './staff-words.ts'

/** Connects the document editor to one page content. Without a page, there is no preview. */
export function pageContentEditorBinding(
  part: PageContentKey,
  { may, page, warnings }: Content,
): EditorBinding {
  const { preview, ...binding } = documentBinding(pageContentDocumentEndpoints, {
    noun: 'site',
    keyName: 'part',
    key: part,
  })
  return {
    ...binding,
    ...(may && { mayDraft: may.draft, mayPublish: may.publish }),
    ...(page !== undefined && preview && { preview }),
    mayLeave: false,
    visibility: page === undefined ? 'internal' : 'onSite',
    warnings,
    flaw,
  }
}
