import * as v from 'valibot'
import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'

/** Memory of an enquiry that this tab sent. It is in no address and on no server. */
const sentEnquirySchema = v.object({
  reference: v.string(),
  /** Label and value of each answer that a visitor may look up again. */
  given: v.array(v.tuple([v.string(), v.string()])),
  /** Requested day, `YYYY-MM-DD`; empty for none. */
  day: v.string(),
})

export type RememberedEnquiry = v.InferOutput<typeof sentEnquirySchema>

/**
 * Key of the tab's last enquiry. Its value is the expiry in milliseconds since 1970 and then the
 * memory.
 */
const storageKey = 'sent'
/** Fallback while the page is open, if the storage is closed or full. */
let lastRemembered: RememberedEnquiry | undefined

/** Time that the server shows the thank-you panel again, in milliseconds. */
const rememberedForMs = 10 * 60_000

/**
 * Remembers a sent enquiry until it expires. A timer erases it. In a later document of the tab,
 * `inline-page-script.ts` erases it.
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
