import type { Writing } from '#app/content/document-editor/writing.ts'
import { sendFile } from '#app/media/pictures/send-file.ts'
import { call } from '#app/ui/portal/call.ts'
import { contradictionsOf } from './contradictions.ts'
import { flaw } from './field-names.ts'
import { addModelBrochure, addModelFilm } from './file-calls.ts'
import {
  backToVersion,
  compareModelVersion,
  discardDraft,
  listModelVersions,
  modelPictureCalls,
  publishModel,
  readManagedModel,
  saveModel,
} from './model-calls.ts'
import { modelPreviewCalls } from './preview-calls.ts'

const filesCalls = { mp4: addModelFilm, pdf: addModelBrochure }

/** How the portal writes a model. */
export function modelWriting(slug: string): Writing {
  const params = { slug }
  return {
    key: slug,
    mayDraft: 'models.draft',
    mayPublish: 'models.publish',
    mayLeave: true,
    save: (document, version) => call(saveModel, { params, body: { ...document, version } }),
    read: () => call(readManagedModel, { params }),
    discard: (version) => call(discardDraft, { params, body: { version } }),
    async publish(body) {
      const done = await call(publishModel, { params, body })
      if (!done.ok) return done
      const { message, version, slug: now } = done.answer
      const movedTo = now === slug ? {} : { movedTo: `/admin/models/${now}` }
      return { ok: true, answer: { message, version, ...movedTo } }
    },
    versions: () => call(listModelVersions, { params }),
    compare: (number) => call(compareModelVersion, { params: { slug, number } }),
    backTo: (body) => call(backToVersion, { params, body }),
    pictures: { calls: modelPictureCalls, params },
    contradictions: contradictionsOf,
    tellsOfPictures: true,
    keepFile: (kind, body, onProgress) => sendFile(filesCalls[kind], { params, body, onProgress }),
    preview: {
      own: `/preview/model.${slug}`,
      open: () => call(modelPreviewCalls.open, { params }),
      held: () => call(modelPreviewCalls.held, { params }),
      revoke: () => call(modelPreviewCalls.revoke, { params }),
    },
    flaw,
  }
}
