import type { Writing } from '#app/content/document-editor/writing.ts'
import { call } from '#app/ui/portal/call.ts'
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
    save: (document, version) => call(savePart, { params, body: { ...document, version, seen } }),
    async read() {
      const found = await call(readPart, { params })
      if (found.ok && typeof found.answer['seen'] === 'string') seen = found.answer['seen']
      return found
    },
    discard: (version) => call(discardPart, { params, body: { version } }),
    publish: ({ version, at }) =>
      call(publishPart, { params, body: { version, ...(at !== undefined && { at }) } }),
    versions: () => call(listPartVersions, { params }),
    compare: (number) => call(comparePartVersion, { params: { part, number } }),
    backTo: (body) => call(backToPartVersion, { params, body }),
    pictures: { calls: partPictureCalls, params },
    preview: {
      own: `/preview/site.${part}`,
      open: () => call(partPreviewCalls.open, { params }),
      held: () => call(partPreviewCalls.held, { params }),
      revoke: () => call(partPreviewCalls.revoke, { params }),
    },
    flaw,
  }
}
