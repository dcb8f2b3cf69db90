import { expect, it } from 'vitest'
import { fail, ok } from '#app/platform/result/result.ts'
import { staffLogin, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('audit log', (getDatabase) => {
  it('lists a change to the user’s own profile without any password', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const profile = { userName: 'Meera', email: 'meera@example.com', mobileNo: '9000000009' }
    await app.send('PATCH', `/api/profile/${staffLogin.userId}`, profile)
    const newPassword = 'another-password-for-tests'
    await app.send('PATCH', `/api/profile/password/${staffLogin.userId}`, {
      oldPassword: staffLogin.password,
      newPassword,
      confirmPassword: newPassword,
    })
    const text = await (await app.request('/api/changes')).text()
    expect(JSON.parse(text)).toMatchObject([
      { action: 'changed the password of', before: {}, after: {} },
      { action: 'changed the profile of', before: { name: '' }, after: { name: 'Meera' } },
    ])
    expect(text).not.toContain(newPassword)
    expect(text).not.toContain('argon2id')
  })

  it('is divided into pages', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const editor = await app.services.staff.findByUserId(staffLogin.userId)
    if (!editor) throw new Error('no staff')
    const change = { at: testNow, editor, action: 'changed', subject: 'price/5', label: 'CB SHINE' }
    for (let price = 80_001; price <= 80_055; price++)
      await app.services.changes.record({ ...change, after: { price } })
    const first = await (await app.request('/api/changes')).json()
    expect(first).toHaveLength(50)
    const rest = await (await app.request(`/api/changes?before=${first.at(-1).id}`)).json()
    expect(rest).toHaveLength(5)
    expect(rest.at(-1).after.price).toBe(80_001)
  })

  it('gets no entry, and the content revision does not rise, if an edit changes nothing', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { gallery, changes, revision, staff } = app.services
    const editor = await staff.findByUserId(staffLogin.userId)
    const [image] = await gallery.list()
    if (!editor || !image) throw new Error('nothing to delete')
    const { id } = image
    expect(await gallery.remove(editor, id)).toEqual(ok({ id }))
    const before = [await revision.get(), await changes.listNewest(9)]
    expect(await gallery.remove(editor, id)).toEqual(fail('gone'))
    expect([await revision.get(), await changes.listNewest(9)]).toEqual(before)
    expect(await gallery.restore(editor, id)).toEqual(ok({ id }))
    expect(await revision.get()).not.toBe(before[0])
  })

  it('loses the entry of a change whose transaction is rolled back', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { gallery, changes, revision, staff } = app.services
    const editor = await staff.findByUserId(staffLogin.userId)
    if (!editor) throw new Error('no staff')
    const before = await revision.get()
    const count = (await gallery.list()).length
    const write = async () => {}
    const images = [
      { picture: { name: 'media/0123456789abcdef-10x10', write }, caption: 'fine' },
      // The column refuses a missing caption.
      { picture: { name: 'media/fedcba9876543210-10x10', write }, caption: JSON.parse('null') },
    ]
    await expect(gallery.add(editor, images)).rejects.toThrow()
    expect(await gallery.list()).toHaveLength(count)
    expect(await changes.listNewest(5)).toEqual([])
    expect(await revision.get()).toBe(before)
  })
})
