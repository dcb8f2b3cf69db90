import { modelContent } from '#app/catalogue/vehicles/model-content.ts'
import type { EditorBinding } from '#app/content/document-editor/editor-binding.ts'
import { documentBinding } from '#app/content/document-endpoints/document-binding.ts'
import { uploadWithProgress } from '#app/media/pictures/upload-with-progress.ts'
import { detectContradictions } from './detect-contradictions.ts'
import { modelDocumentEndpoints } from './model-editor-endpoints.ts'
import { uploadModelBrochure, uploadModelFilm } from './model-file-endpoints.ts'

const fileUploadEndpoints = { mp4: uploadModelFilm, pdf: uploadModelBrochure }

/** Connects the document editor to a model. */
export const modelEditorBinding = (slug: string): EditorBinding => ({
  ...documentBinding(modelDocumentEndpoints, {
    noun: 'model',
    keyName: 'slug',
    key: slug,
    addressOf: (now) => `/admin/models/${now}`,
  }),
  mayLeave: true,
  visibility: 'onSite',
  warnings: modelContent.warnings,
  contradictions: detectContradictions,
  tellsOfPictures: true,
  keepFile: (kind, body, options) =>
    uploadWithProgress(fileUploadEndpoints[kind], { params: { slug }, body, ...options }),
  flaw: modelContent.fieldMessage,
})
