import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected console.error or console.warn is a failure, because React and the router report
// problems there. A test that expects one clears the spy: `vi.mocked(console.error).mockClear()`.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(said, 'console.error or console.warn was called').toEqual([])
})
