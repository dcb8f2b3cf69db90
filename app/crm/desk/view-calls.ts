import * as v from 'valibot'
import { defineCall } from '#app/platform/http/define-call.ts'
import { oneLine } from '#app/platform/schema/plain-text.ts'
import * as words from './view-words.ts'

const tag = 'Desk'

const deskView = v.object({ name: v.string(), address: v.string() })

export type DeskView = v.InferOutput<typeof deskView>

const answer = v.object({ message: v.string(), views: v.array(deskView) })

/** Under a name that there is already, the view becomes this one. */
export const keepView = defineCall({
  method: 'POST',
  path: '/api/desk/views',
  may: 'desk.read',
  says: 'Save the current filters of the desk as a named view',
  tag,
  body: v.object({
    name: v.pipe(
      v.string(words.nameMissing),
      v.transform(oneLine),
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

export const forgetView = defineCall({
  method: 'DELETE',
  path: '/api/desk/views/:name',
  may: 'desk.read',
  says: 'Delete a saved view of the desk',
  tag,
  answer,
})
