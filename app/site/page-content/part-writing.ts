import type { Writing } from '#app/content/document-editor/writing.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import {
  backToPartVersion,
  comparePartVersion,
  discardPart,
  listPartVersions,
  partPictureCalls,
  partPreviewCalls,
  publishPart,
  readPart,
  savePart,
} from './part-calls.ts'
import type { PartKey } from './part-keys.ts'
import { flaw } from './staff-words.ts'

/** How the portal writes a part of the site. `opened`: the fingerprint of what the site showed when it was opened. */
export function partWriting(part: PartKey, opened: string | undefined): Writing {
  const params = { part }
  let seen = opened
  return {
    key: part,
    mayDraft: 'site.draft',
    mayPublish: 'site.publish',
    mayLeave: false,
    save: (document, version) =>
      requestAsStaff(savePart, { params, body: { ...document, version, seen } }),
    async read() {
      const found = await requestAsStaff(readPart, { params })
      if (found.ok && typeof found.answer['seen'] === 'string') seen = found.answer['seen']
      return found
    },
    discard: (version) => requestAsStaff(discardPart, { params, body: { version } }),
    publish: ({ version, at }) =>
      requestAsStaff(publishPart, { params, body: { version, ...(at !== undefined && { at }) } }),
    versions: () => requestAsStaff(listPartVersions, { params }),
    compare: (number) => requestAsStaff(comparePartVersion, { params: { part, number } }),
    backTo: (body) => requestAsStaff(backToPartVersion, { params, body }),
    pictures: { calls: partPictureCalls, params },
    preview: {
      own: `/preview/site.${part}`,
      open: () => requestAsStaff(partPreviewCalls.open, { params }),
      held: () => requestAsStaff(partPreviewCalls.held, { params }),
      revoke: () => requestAsStaff(partPreviewCalls.revoke, { params }),
    },
    flaw,
  }
}
