import { expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { staffLogin, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const pages = await pageHandlerFromSources()
const html = { headers: { accept: 'text/html' } }

onEachDatabase('cookie of a deleted session', (getDatabase) => {
  async function ended() {
    const app = testApp(getDatabase(), {}, pages)
    const staff = await app.loginAsStaff()
    await app.services.db.deleteFrom('sessions').execute()
    return staff
  }
  const cleared = (answer: Response) =>
    answer.headers.getSetCookie().filter((it) => /^session=;.*Max-Age=0/i.test(it)).length

  it('is cleared by a page that requires a login', async () => {
    const staff = await ended()
    const page = await staff.request('/admin/price', html)
    expect([page.status, cleared(page)]).toEqual([401, 1])
    expect(await page.text()).toContain('Please login to access this page')
    const way = await staff.request('/admin/dashboard', html)
    expect([way.status, way.headers.get('location'), cleared(way)]).toEqual([
      302,
      '/admin/login?next=%2Fadmin%2Fdashboard',
      1,
    ])
    expect(cleared(await staff.request('/admin/login', html))).toBe(1)
  })

  it('is not cleared by background requests, which could arrive after a new login', async () => {
    const staff = await ended()
    for (const path of ['/api/me', '/api/events', '/admin/price.data', '/api/bikes'])
      expect([path, cleared(await staff.request(path))]).toEqual([path, 0])
  })

  it('is replaced by the cookie of a new login', async () => {
    const staff = await ended()
    const answer = await staff.send('POST', '/api/login', staffLogin)
    expect([answer.status, cleared(answer)]).toEqual([200, 0])
    expect(answer.headers.getSetCookie()).toHaveLength(1)
  })

  it('does not authorize a posted form', async () => {
    const staff = await ended()
    const answer = await staff.request('/admin/profile', {
      method: 'POST',
      body: new URLSearchParams({ userName: 'X', email: '', mobileNo: '' }),
      ...html,
    })
    expect([answer.status, cleared(answer)]).toEqual([401, 1])
    expect((await staff.services.staff.findByUserId('meera'))?.userName).toBe('')
  })
})
