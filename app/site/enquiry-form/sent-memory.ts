import * as v from 'valibot'
import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'

/** What this tab remembers of what it sent: no address and no server tells it. */
const sentMemory = v.object({
  reference: v.string(),
  /** Label and what was given, of what one would look up again. */
  given: v.array(v.tuple([v.string(), v.string()])),
  /** The day that was asked for, `YYYY-MM-DD`; '' for none. */
  day: v.string(),
})

export type SentMemory = v.InferOutput<typeof sentMemory>

/** The tab's last enquiry alone: until when it is kept, in milliseconds since 1970, then the memory. */
const place = 'sent'
/** Where storage is closed or full, the page remembers until it is left. */
let last: SentMemory | undefined

/** As long as the server shows the thanks again, in milliseconds. */
const keptFor = 10 * 60_000

/** Erased when its time is over; in a later document of the tab, which has other timers, by `page-script.ts`. */
export function rememberSent(memory: SentMemory): void {
  last = memory
  setTimeout(() => last === memory && forgetSent(), keptFor)
  safeSessionStorage.set(place, `${Date.now() + keptFor} ${JSON.stringify(memory)}`)
}

export function forgetSent(): void {
  last = undefined
  safeSessionStorage.remove(place)
}

export function recallSent(reference: string): SentMemory | undefined {
  if (last?.reference === reference) return last
  try {
    const [until = '', json = ''] = (safeSessionStorage.get(place) ?? '').split(/ (.*)/s)
    const memory = v.parse(sentMemory, JSON.parse(json))
    return memory.reference === reference && Date.now() < Number(until) ? memory : undefined
  } catch {
    return undefined
  }
}
