import * as v from 'valibot'
import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'

/** What this tab remembers of what it sent: no address and no server tells it. */
const sentEnquirySchema = v.object({
  reference: v.string(),
  /** Label and what was given, of what one would look up again. */
  given: v.array(v.tuple([v.string(), v.string()])),
  /** The day that was asked for, `YYYY-MM-DD`; '' for none. */
  day: v.string(),
})

export type RememberedEnquiry = v.InferOutput<typeof sentEnquirySchema>

/** The tab's last enquiry alone: until when it is kept, in milliseconds since 1970, then the memory. */
const storageKey = 'sent'
/** Where storage is closed or full, the page remembers until it is left. */
let lastRemembered: RememberedEnquiry | undefined

/** As long as the server shows the thanks again, in milliseconds. */
const rememberedForMs = 10 * 60_000

/** Erased when its time is over; in a later document of the tab, which has other timers, by `inline-page-script.ts`. */
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
