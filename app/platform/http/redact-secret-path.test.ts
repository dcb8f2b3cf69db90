import { expect, it } from 'vitest'
import { redactSecretPath } from './redact-secret-path.ts'

const token = 'Zx3-_abcdefghijklmnopqrstuvwxyz0123456789AB'

it.each([
  [`/admin/invitation/${token}`, '/admin/invitation/…'],
  [`/Admin/New-Password/${token}.data`, '/Admin/New-Password/….data'],
  [`/admin/%69nvitation/${token}/`, '/admin/%69nvitation/…/'],
  [`/q/${token}`, '/q/…'],
  [`/Q/${token}.data`, '/Q/….data'],
  [`/q/${token}/proof.json`, '/q/…/proof.json'],
  [`/%71/%5A${token.slice(1)}/`, '/%71/…/'],
  ['/q/a-part-of-a-token', '/q/…'],
  [`/my-enquiry/SB-7F3K2-${token}`, '/my-enquiry/…'],
  [`/My-Enquiry/SB-7F3K2-${token}/move.data`, '/My-Enquiry/…/move.data'],
  [`/my%2Denquir%79/SB-7F3K2-${token}`, '/my%2Denquir%79/…'],
  ['/my-enquiry/SB-7F3K2-part/enquiry.json', '/my-enquiry/…/enquiry.json'],
  ['/my-enquiry', '/my-enquiry'],
  ['/q/verify', '/q/verify'],
  ['/admin/reports/booking', '/admin/reports/booking'],
  ['/media/0123456789abcdef-480.v1.webp', '/media/0123456789abcdef-480.v1.webp'],
])('%s is logged as %s', (path, logged) => {
  expect(redactSecretPath(path)).toBe(logged)
})
