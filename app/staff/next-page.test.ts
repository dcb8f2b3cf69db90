import { expect, test } from 'vitest'
import { nextPage } from './next-page.ts'

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
  ['', '/admin/dashboard'],
  [null, '/admin/dashboard'],
])('after a login that asked for %s comes %s', (asked, page) => {
  expect(nextPage(asked)).toBe(page)
})
