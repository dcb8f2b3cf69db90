import { beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('saved views of the desk', (getDatabase) => {
  let app: TestApp
  beforeEach(async () => {
    app = await testApp(getDatabase()).loginAsStaff()
  })
  const keep = async (name: string, address: string) => {
    const answer = await app.send('POST', '/api/desk/views', { name, address })
    return { status: answer.status, ...(await answer.json()) }
  }

  it('lists saved views by name, and replaces a saved view when the name is used again', async () => {
    await keep('My rides', '?section=mine&kind=test-ride')
    await keep('Asha', '?section=all&search=asha+%26+co')
    const { status, message, views } = await keep('My rides', '?section=mine')
    expect({ status, message }).toEqual({ status: 200, message: 'View “My rides” saved.' })
    expect(views).toEqual([
      { name: 'Asha', address: '?section=all&search=asha+%26+co' },
      { name: 'My rides', address: '?section=mine' },
    ])
  })

  it('deletes a saved view', async () => {
    await keep('Rain / sun', '?section=all')
    const path = `/api/desk/views/${encodeURIComponent('Rain / sun')}`
    const answer = await app.request(path, { method: 'DELETE' })
    expect(await answer.json()).toEqual({ message: 'View deleted.', views: [] })
  })

  it('accepts only addresses of the desk, and at most twenty views', async () => {
    expect(await keep('Elsewhere', 'https://example.com')).toMatchObject({ status: 422 })
    expect(await keep('  ', '?section=all')).toMatchObject({ status: 422 })
    for (let number = 1; number <= 20; number++) await keep(`View ${number}`, '?section=all')
    expect(await keep('One more', '?section=all')).toMatchObject({
      status: 422,
      message: 'You already have 20 saved views. Delete one first.',
    })
    expect(await keep('View 7', '?section=mine')).toMatchObject({ status: 200 })
  })
})
