import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RememberedEnquiry } from './sent-enquiry-storage.ts'

const memory: RememberedEnquiry = {
  reference: 'CT-22222',
  given: [['Name', 'Asha Example']],
  day: '2026-11-25',
}
let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Loads the module again, as the next document of the tab does. The session storage is kept. */
function load() {
  vi.resetModules()
  return import('./sent-enquiry-storage.ts')
}

it('finds the sent enquiry after a reload, but only by its own reference', async () => {
  const { rememberSentEnquiry } = await load()
  rememberSentEnquiry(memory)
  const { recallSentEnquiry } = await load()
  expect(recallSentEnquiry('CT-22222')).toEqual(memory)
  expect(recallSentEnquiry('CT-33333')).toBeUndefined()
})

it('deletes the stored enquiry after ten minutes; if deletion fails, later reads ignore it', async () => {
  const { rememberSentEnquiry, recallSentEnquiry } = await load()
  rememberSentEnquiry(memory)
  const kept = [...stored]
  vi.advanceTimersByTime(10 * 60_000 - 1)
  expect(recallSentEnquiry('CT-22222')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(recallSentEnquiry('CT-22222')).toBeUndefined()
  expect([...stored]).toEqual([])
  for (const [name, value] of kept) stored.set(name, value)
  expect((await load()).recallSentEnquiry('CT-22222')).toBeUndefined()
})

it('keeps a later enquiry when an earlier one expires', async () => {
  const { rememberSentEnquiry, recallSentEnquiry } = await load()
  rememberSentEnquiry(memory)
  vi.advanceTimersByTime(9 * 60_000)
  rememberSentEnquiry({ ...memory, reference: 'CT-33333' })
  vi.advanceTimersByTime(9 * 60_000)
  expect(recallSentEnquiry('CT-33333')).toBeDefined()
  expect(stored.size).toBe(1)
})

it('deletes the stored enquiry at once when the visitor starts another enquiry', async () => {
  const { rememberSentEnquiry, recallSentEnquiry, forgetSentEnquiry } = await load()
  rememberSentEnquiry(memory)
  forgetSentEnquiry()
  expect(recallSentEnquiry('CT-22222')).toBeUndefined()
  expect([...stored]).toEqual([])
})

it('keeps the enquiry in the page’s memory if the tab has no storage', async () => {
  const closed = () => {
    throw new Error('Closed')
  }
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
  const { rememberSentEnquiry, recallSentEnquiry, forgetSentEnquiry } = await load()
  rememberSentEnquiry(memory)
  expect(recallSentEnquiry('CT-22222')).toBeDefined()
  forgetSentEnquiry()
  expect(recallSentEnquiry('CT-22222')).toBeUndefined()
})
