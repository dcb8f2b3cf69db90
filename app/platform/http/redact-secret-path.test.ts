import { expect, it } from 'vitest'
import { redactSecretPath } from './redact-secret-path.ts'

const token = 'Zx3-_abcdefghijklmnopqrstuvwxyz0123456789AB'

it.each([
  [`/admin/invitation/${token}`, '/admin/invitation/…'],
  [`/Admin/New-Password/${token}.data`, '/Admin/New-Password/….data'],
  [`/admin/%69nvitation/${token}/`, '/admin/%69nvitation/…/'],
  ['/admin/reports/booking', '/admin/reports/booking'],
  ['/media/0123456789abcdef-480.v1.webp', '/media/0123456789abcdef-480.v1.webp'],
])('%s is logged as %s', (path, logged) => {
  expect(redactSecretPath(path)).toBe(logged)
})
