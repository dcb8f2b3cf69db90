import type { Writing } from '#app/content/document-editor/writing.ts'
import { sendFile } from '#app/media/pictures/send-file.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
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
    save: (document, version) =>
      requestAsStaff(saveModel, { params, body: { ...document, version } }),
    read: () => requestAsStaff(readManagedModel, { params }),
    discard: (version) => requestAsStaff(discardDraft, { params, body: { version } }),
    async publish(body) {
      const done = await requestAsStaff(publishModel, { params, body })
      if (!done.ok) return done
      const { message, version, slug: now } = done.answer
      const movedTo = now === slug ? {} : { movedTo: `/admin/models/${now}` }
      return { ok: true, answer: { message, version, ...movedTo } }
    },
    versions: () => requestAsStaff(listModelVersions, { params }),
    compare: (number) => requestAsStaff(compareModelVersion, { params: { slug, number } }),
    backTo: (body) => requestAsStaff(backToVersion, { params, body }),
    pictures: { calls: modelPictureCalls, params },
    contradictions: contradictionsOf,
    tellsOfPictures: true,
    keepFile: (kind, body, onProgress) => sendFile(filesCalls[kind], { params, body, onProgress }),
    preview: {
      own: `/preview/model.${slug}`,
      open: () => requestAsStaff(modelPreviewCalls.open, { params }),
      held: () => requestAsStaff(modelPreviewCalls.held, { params }),
      revoke: () => requestAsStaff(modelPreviewCalls.revoke, { params }),
    },
    flaw,
  }
}
