import * as v from 'valibot'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { pictureField } from '#app/platform/forms/picture-field.ts'
import { filmOrBrochureBodyLimit } from './film-and-brochure-kinds.ts'

// The common declarations of endpoints that upload one film or brochure.

const shared = { method: 'POST', answer: v.object({ name: v.string() }), status: 201 } as const

export const filmUpload = {
  ...shared,
  body: formSchema({ file: pictureField('Film', { missing: 'Choose a film.' }) }),
  upload: filmOrBrochureBodyLimit('mp4'),
} as const

export const brochureUpload = {
  ...shared,
  body: formSchema({ file: pictureField('Brochure', { missing: 'Choose a brochure.' }) }),
  upload: filmOrBrochureBodyLimit('pdf'),
} as const
