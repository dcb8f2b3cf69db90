import * as v from 'valibot'
import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'

/** Data of an enquiry that this tab has sent. The data is in no address and on no server. */
const sentEnquirySchema = v.object({
  reference: v.string(),
  /** Label and value of each answer that the visitor may want to read again. */
  given: v.array(v.tuple([v.string(), v.string()])),
  /** Requested day, `YYYY-MM-DD`; empty if the visitor requested no day. */
  day: v.string(),
  /** The booked hour. The address of the thank-you panel does not show it to others. */
  hour: v.optional(
    v.object({
      day: v.string(),
      at: v.string(),
      minutes: v.number(),
      isConfirmed: v.boolean(),
      promise: v.string(),
    }),
  ),
  /** Path of the customer's page of the enquiry. */
  link: v.optional(v.string()),
})

export type RememberedEnquiry = v.InferOutput<typeof sentEnquirySchema>

/**
 * Key of the tab's last enquiry. Its value is the time of expiry, in milliseconds since 1970,
 * followed by the data of the enquiry.
 */
const storageKey = 'sent'
/** Used while the page is open if the storage is not available or full. */
let lastRemembered: RememberedEnquiry | undefined

/** Time for which the server shows the thank-you panel again, in milliseconds. */
const rememberedForMs = 10 * 60_000

/**
 * Remembers a sent enquiry until it expires. A timer then deletes it. If the tab has loaded another
 * document, `inline-page-script.ts` deletes it.
 */
export function rememberSentEnquiry(memory: RememberedEnquiry): void {
  lastRemembered = memory
  setTimeout(() => lastRemembered === memory && forgetSentEnquiry(), rememberedForMs)
  safeSessionStorage.set(storageKey, `${Date.now() + rememberedForMs} ${JSON.stringify(memory)}`)
}

export function forgetSentEnquiry(): void {
  lastRemembered = undefined
  safeSessionStorage.remove(storageKey)
}

export function recallSentEnquiry(reference: string): RememberedEnquiry | undefined {
  if (lastRemembered?.reference === reference) return lastRemembered
  try {
    const [until = '', json = ''] = (safeSessionStorage.get(storageKey) ?? '').split(/ (.*)/s)
    const memory = v.parse(sentEnquirySchema, JSON.parse(json))
    return memory.reference === reference && Date.now() < Number(until) ? memory : undefined
  } catch {
    return undefined
  }
}
