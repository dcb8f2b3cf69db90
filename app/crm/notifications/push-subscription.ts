import * as v from 'valibot'
import * as words from './staff-words.ts'

/** A subscription as `PushSubscription.toJSON()` in the browser returns it. */
export type PushSubscriptionInput = v.InferOutput<typeof pushSubscriptionSchema>

/** Base64url text of `bytes` bytes, without padding. */
const base64url = (bytes: number) =>
  v.pipe(
    v.string(words.invalidSubscription),
    v.length(Math.ceil((bytes * 4) / 3), words.invalidSubscription),
    v.regex(/^[\w-]+$/, words.invalidSubscription),
  )

export const pushSubscriptionSchema = v.object({
  endpoint: v.pipe(
    v.string(words.invalidSubscription),
    v.maxLength(1000, words.invalidSubscription),
    v.check(isPlainHttpsUrl, words.invalidSubscription),
  ),
  keys: v.object({ p256dh: base64url(65), auth: base64url(16) }),
})

function isPlainHttpsUrl(text: string): boolean {
  try {
    const { protocol, username, password } = new URL(text)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}
