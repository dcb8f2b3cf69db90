import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import * as words from './saved-desk-views-words.ts'

const tag = 'Desk'

const savedViewSchema = v.object({ name: v.string(), address: v.string() })

export type SavedView = v.InferOutput<typeof savedViewSchema>

const answer = v.object({ message: v.string(), views: v.array(savedViewSchema) })

/** Saves a view. A saved view with the same name is replaced. */
export const saveDeskView = defineEndpoint({
  method: 'POST',
  path: '/api/desk/views',
  may: 'desk.read',
  says: 'Save the current filters of the desk as a named view',
  tag,
  body: v.object({
    name: v.pipe(
      v.string(words.nameMissing),
      v.transform(sanitizeLine),
      v.minLength(1, words.nameMissing),
      v.maxLength(40, words.nameTooLong),
    ),
    address: v.pipe(
      v.string(words.noAddress),
      v.regex(/^\?[\w=&%+.,-]*$/, words.noAddress),
      v.maxLength(1000, words.noAddress),
    ),
  }),
  example: { name: 'My test rides', address: '?section=mine&kind=test-ride' },
  answer,
})

export const deleteDeskView = defineEndpoint({
  method: 'DELETE',
  path: '/api/desk/views/:name',
  may: 'desk.read',
  says: 'Delete a saved view of the desk',
  tag,
  answer,
})
