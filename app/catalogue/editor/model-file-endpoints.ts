import * as v from 'valibot'
import { filmOrBrochureBodyLimit } from '#app/media/pictures/film-and-brochure-kinds.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { pictureField } from '#app/platform/forms/picture-field.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

const sharedDeclaration = {
  tag: 'Models',
  method: 'POST',
  may: 'models.draft',
  answer: v.object({ name: v.string() }),
  status: 201,
  refusals: [404],
} as const

export const uploadModelFilm = defineEndpoint({
  ...sharedDeclaration,
  path: '/api/models/:slug/film',
  says: 'Upload a film for the model (file: MP4, at most 40 MB); then set it as filmFile in the document',
  body: formSchema({ file: pictureField('Film', { missing: 'Choose a film.' }) }),
  upload: filmOrBrochureBodyLimit('mp4'),
})

export const uploadModelBrochure = defineEndpoint({
  ...sharedDeclaration,
  path: '/api/models/:slug/brochure',
  says: 'Upload a brochure for the model (file: PDF, at most 15 MB); then set it as brochure in the document',
  body: formSchema({ file: pictureField('Brochure', { missing: 'Choose a brochure.' }) }),
  upload: filmOrBrochureBodyLimit('pdf'),
})
