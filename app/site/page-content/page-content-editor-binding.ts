import type { EditorBinding } from '#app/content/document-editor/editor-binding.ts'
import { documentBinding } from '#app/content/document-endpoints/document-binding.ts'
import { pageContentDeclarations } from './page-content-declarations.ts'
import { pageContentDocumentEndpoints } from './page-content-endpoints.ts'
import type { PageContentKey } from './page-content-keys.ts'
import { flaw } from './staff-words.ts'

/** Connects the document editor to one page content. */
export const pageContentEditorBinding = (part: PageContentKey): EditorBinding => ({
  ...documentBinding(pageContentDocumentEndpoints, { noun: 'site', keyName: 'part', key: part }),
  ...((may) => may && { mayDraft: may.draft, mayPublish: may.publish })(
    pageContentDeclarations[part].may,
  ),
  mayLeave: false,
  warnings: pageContentDeclarations[part].warnings,
  flaw,
})
