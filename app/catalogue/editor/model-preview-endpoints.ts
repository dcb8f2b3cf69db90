import { definePreviewEndpoints } from '#app/content/draft-previews/define-preview-endpoints.ts'

/** Links that show a model as it is written. */
export const modelPreviewEndpoints = definePreviewEndpoints({
  at: '/api/models/:slug/preview',
  tag: 'Models',
  read: 'models.read',
  write: 'models.draft',
})
