import { expect, it } from 'vitest'
import { createLoginMarkerCookie } from './session-middleware.server.ts'

it('sets a login marker cookie that scripts can read for a minute, with a new value each time', () => {
  expect(createLoginMarkerCookie()).toMatch(
    /^marker=[\da-f-]{36}; Max-Age=60; Path=\/admin; SameSite=Lax$/,
  )
  expect(createLoginMarkerCookie()).not.toBe(createLoginMarkerCookie())
})
