import { expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

it('lists the passkeys that remain valid on the password page', async () => {
  const database = await openTestDatabase()
  const staff = await testApp(database, {}, await pageHandlerFromSources()).loginAsStaff()
  const page = async (path: string) => visibleText(await (await staff.request(path)).text())
  expect(await page('/admin/change-password')).not.toContain('passkey')
  const account = await staff.services.staff.findByUserId('meera')
  const key = { staffId: account?.id ?? 0, publicKey: '', counter: 0, transports: [] }
  await staff.services.passkeys.add({ ...key, id: 'a', name: 'My phone' })
  expect(await page('/admin/change-password')).toContain(
    'Your passkey “My phone” still works after you change your password. Remove any that are not yours',
  )
  await staff.services.passkeys.add({ ...key, id: 'b', name: 'Counter' })
  expect(await page('/admin/change-password')).toContain('Your 2 passkeys')
  expect(await page('/admin/second-factor?said=newPassword')).toContain(
    'Your passkeys and your app have not changed. Remove any that are not yours.',
  )
  await database.close()
})
