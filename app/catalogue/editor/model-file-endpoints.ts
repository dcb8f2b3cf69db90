import { filmAndBrochureKinds } from '#app/media/pictures/film-and-brochure-kinds.ts'
import { brochureUpload, filmUpload } from '#app/media/pictures/film-and-brochure-uploads.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

const sharedDeclaration = { tag: 'Models', may: 'models.draft', refusals: [404] } as const
const { mp4, pdf } = filmAndBrochureKinds

export const uploadModelFilm = defineEndpoint({
  ...sharedDeclaration,
  ...filmUpload,
  path: '/api/models/:slug/film',
  says: `Upload a film for the model (file: ${mp4.takes}); then set it as filmFile in the document`,
})

export const uploadModelBrochure = defineEndpoint({
  ...sharedDeclaration,
  ...brochureUpload,
  path: '/api/models/:slug/brochure',
  says: `Upload a brochure for the model (file: ${pdf.takes}); then set it as brochure in the document`,
})
