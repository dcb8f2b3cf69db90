import type { EditorBinding } from '#app/content/document-editor/editor-binding.ts'
import { uploadWithProgress } from '#app/media/pictures/upload-with-progress.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { detectContradictions } from './detect-contradictions.ts'
import { formatFieldError } from './field-labels.ts'
import {
  compareModelVersion,
  discardModelDraft,
  getManagedModel,
  listModelVersions,
  modelPictureUploadEndpoints,
  publishModel,
  restoreModelVersion,
  saveModelDraft,
} from './model-editor-endpoints.ts'
import { uploadModelBrochure, uploadModelFilm } from './model-file-endpoints.ts'
import { modelPreviewEndpoints } from './model-preview-endpoints.ts'

const fileUploadEndpoints = { mp4: uploadModelFilm, pdf: uploadModelBrochure }

/** Connects the document editor to a model. */
export function modelEditorBinding(slug: string): EditorBinding {
  const params = { slug }
  return {
    key: slug,
    mayDraft: 'models.draft',
    mayPublish: 'models.publish',
    mayLeave: true,
    save: (document, version) =>
      requestAsStaff(saveModelDraft, { params, body: { ...document, version } }),
    read: () => requestAsStaff(getManagedModel, { params }),
    discard: (version) => requestAsStaff(discardModelDraft, { params, body: { version } }),
    async publish(body) {
      const done = await requestAsStaff(publishModel, { params, body })
      if (!done.ok) return done
      const { message, version, slug: now } = done.answer
      const movedTo = now === slug ? {} : { movedTo: `/admin/models/${now}` }
      return { ok: true, answer: { message, version, ...movedTo } }
    },
    versions: () => requestAsStaff(listModelVersions, { params }),
    compare: (number) => requestAsStaff(compareModelVersion, { params: { slug, number } }),
    backTo: (body) => requestAsStaff(restoreModelVersion, { params, body }),
    pictures: { calls: modelPictureUploadEndpoints, params },
    contradictions: detectContradictions,
    tellsOfPictures: true,
    keepFile: (kind, body, onProgress) =>
      uploadWithProgress(fileUploadEndpoints[kind], { params, body, onProgress }),
    preview: {
      own: `/preview/model.${slug}`,
      open: () => requestAsStaff(modelPreviewEndpoints.open, { params }),
      held: () => requestAsStaff(modelPreviewEndpoints.held, { params }),
      revoke: () => requestAsStaff(modelPreviewEndpoints.revoke, { params }),
    },
    flaw: formatFieldError,
  }
}
