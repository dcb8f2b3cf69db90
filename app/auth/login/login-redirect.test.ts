import { expect, test } from 'vitest'
import { safeLoginRedirect } from './login-redirect.ts'

test.each([
  ['/admin/reports/booking?page=2', '/admin/reports/booking?page=2'],
  ['/admin', '/admin'],
  ['/admin/login?next=/admin/login', '/admin/dashboard'],
  ['/admin/login?next=/admin', '/admin/dashboard'],
  ['//evil.example/admin', '/admin/dashboard'],
  ['https://evil.example/admin/', '/admin/dashboard'],
  ['/admin?tab=1', '/admin?tab=1'],
  ['/other/admin/', '/admin/dashboard'],
  ['/administrator', '/admin/dashboard'],
  ['/admin/../x', '/admin/dashboard'],
  ['/admin/..', '/admin/dashboard'],
  ['/admin/%2e%2e/x', '/admin/dashboard'],
  ['/admin/.%2E/x', '/admin/dashboard'],
  ['/admin/..%2fx', '/admin/dashboard'],
  ['/admin/%252e%252e/x', '/admin/%252e%252e/x'],
  ['/admin/desk/../price?a=b#c', '/admin/price?a=b#c'],
  ['/admin\\..\\x', '/admin/dashboard'],
  ['/admin/..\\x', '/admin/dashboard'],
  ['/\\evil.example/admin/', '/admin/dashboard'],
  ['/\t/evil.example/admin/', '/admin/dashboard'],
  ['/admin//evil.example', '/admin/dashboard'],
  ['/admin/\n../x', '/admin/dashboard'],
  ['/admin/%E0%A4%A', '/admin/dashboard'],
  ['/admin/LOGIN', '/admin/dashboard'],
  ['/admin/logout', '/admin/dashboard'],
  ['', '/admin/dashboard'],
  [null, '/admin/dashboard'],
])('opens, for the requested path %s, the page %s', (asked, page) => {
  expect(safeLoginRedirect(asked)).toBe(page)
})
