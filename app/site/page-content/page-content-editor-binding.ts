import type { EditorBinding } from '#app/content/document-editor/editor-binding.ts'
import { documentBinding } from '#app/content/document-endpoints/document-binding.ts'
import type { Content } from '#app/content/fields/define-content.ts'
import { uploadWithProgress } from '#app/media/pictures/upload-with-progress.ts'
import { pageContentDocumentEndpoints, uploadFilm } from './page-content-endpoints.ts'
import type { PageContentKey } from './page-content-keys.ts'

/** Connects the document editor to one page content. Without a page, there is no preview. */
export function pageContentEditorBinding(
  part: PageContentKey,
  { may, page, warnings, fieldMessage }: Content,
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
    // Only the films have a file.
    keepFile: (_, body, options) => uploadWithProgress(uploadFilm, { body, ...options }),
    flaw: fieldMessage,
  }
}
