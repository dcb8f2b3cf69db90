import type { EditorBinding } from '#app/content/document-editor/editor-binding.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import {
  comparePageContentVersion,
  discardPageContentDraft,
  listPageContentVersions,
  pageContentPictureEndpoints,
  pageContentPreviewEndpoints,
  publishPageContent,
  readPageContent,
  restorePageContentVersion,
  savePageContentDraft,
} from './page-content-endpoints.ts'
import type { PageContentKey } from './page-content-keys.ts'
import { flaw } from './staff-words.ts'

/**
 * Connects the document editor to the endpoints of one page content. `opened` is the fingerprint of
 * the document that was published when the editor was opened.
 */
export function pageContentEditorBinding(
  part: PageContentKey,
  opened: string | undefined,
): EditorBinding {
  const params = { part }
  let seen = opened
  return {
    key: part,
    mayDraft: 'site.draft',
    mayPublish: 'site.publish',
    mayLeave: false,
    save: (document, version) =>
      requestAsStaff(savePageContentDraft, { params, body: { ...document, version, seen } }),
    async read() {
      const found = await requestAsStaff(readPageContent, { params })
      if (found.ok && typeof found.answer['seen'] === 'string') seen = found.answer['seen']
      return found
    },
    discard: (version) => requestAsStaff(discardPageContentDraft, { params, body: { version } }),
    publish: ({ version, at }) =>
      requestAsStaff(publishPageContent, {
        params,
        body: { version, ...(at !== undefined && { at }) },
      }),
    versions: () => requestAsStaff(listPageContentVersions, { params }),
    compare: (number) => requestAsStaff(comparePageContentVersion, { params: { part, number } }),
    backTo: (body) => requestAsStaff(restorePageContentVersion, { params, body }),
    pictures: { calls: pageContentPictureEndpoints, params },
    preview: {
      own: `/preview/site.${part}`,
      open: () => requestAsStaff(pageContentPreviewEndpoints.open, { params }),
      held: () => requestAsStaff(pageContentPreviewEndpoints.held, { params }),
      revoke: () => requestAsStaff(pageContentPreviewEndpoints.revoke, { params }),
    },
    flaw,
  }
}
