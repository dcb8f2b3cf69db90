import * as v from 'valibot'

/** What this tab remembers of what it sent: no address and no server tells it. */
const sentMemory = v.object({
  reference: v.string(),
  /** Label and what was given, of what one would look up again. */
  given: v.array(v.tuple([v.string(), v.string()])),
  /** The day that was asked for, `YYYY-MM-DD`; '' for none. */
  day: v.string(),
})

export type SentMemory = v.InferOutput<typeof sentMemory>

/** The tab's last enquiry alone. */
const place = 'sent'
/** Where storage is closed or full, the page remembers until it is left. */
let last: SentMemory | undefined

export function rememberSent(memory: SentMemory): void {
  last = memory
  try {
    sessionStorage.setItem(place, JSON.stringify(memory))
  } catch {}
}

export function recallSent(reference: string): SentMemory | undefined {
  if (last?.reference === reference) return last
  try {
    const memory = v.parse(sentMemory, JSON.parse(sessionStorage.getItem(place) ?? ''))
    return memory.reference === reference ? memory : undefined
  } catch {
    return undefined
  }
}
