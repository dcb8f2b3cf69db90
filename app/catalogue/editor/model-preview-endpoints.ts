import { definePreviewEndpoints } from '#app/content/draft-previews/define-preview-endpoints.ts'

/** Endpoints for the preview links of a model's draft. */
export const modelPreviewEndpoints = definePreviewEndpoints({
  at: '/api/models/:slug/preview',
  tag: 'Models',
  read: 'models.read',
  write: 'models.draft',
})
