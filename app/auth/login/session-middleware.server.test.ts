import { expect, it } from 'vitest'
import { createLoginMarkerCookie } from './session-middleware.server.ts'

it('hands the marker for a minute to the portal’s pages, whose script may read it, another each time', () => {
  expect(createLoginMarkerCookie()).toMatch(
    /^marker=[\da-f-]{36}; Max-Age=60; Path=\/admin; SameSite=Lax$/,
  )
  expect(createLoginMarkerCookie()).not.toBe(createLoginMarkerCookie())
})
