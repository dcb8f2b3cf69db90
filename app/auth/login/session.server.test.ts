import { expect, it } from 'vitest'
import { markerCookie } from './session.server.ts'

it('hands the marker for a minute to the portal’s pages, whose script may read it, another each time', () => {
  expect(markerCookie()).toMatch(/^marker=[\da-f-]{36}; Max-Age=60; Path=\/admin; SameSite=Lax$/)
  expect(markerCookie()).not.toBe(markerCookie())
})
