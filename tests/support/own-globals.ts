import { afterAll } from 'vitest'

// The server puts a Request and a Response of its own in the platform's place, for the whole process: the
// next file of this worker begins with the platform's.
const platform = { Request, Response }
afterAll(() => {
  for (const [name, value] of Object.entries(platform))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
})
