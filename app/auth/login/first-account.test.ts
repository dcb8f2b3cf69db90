import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/test-app.ts'
import { onEachDatabase } from '../../../tests/support/test-databases.ts'
import { ensureFirstAccount } from './first-account.server.ts'
import { verifyPassword } from './password-hash.server.ts'

onEachDatabase('first account', (getDatabase) => {
  test('generates a password once if the settings contain no password', async () => {
    const { services } = testApp(getDatabase())
    const made = await ensureFirstAccount(services, { ADMIN_USER_ID: 'admin' })
    expect(made?.drawnPassword).toMatch(/^(?:[a-z2-9]{4}-){4}[a-z2-9]{4}$/)
    const account = await services.staff.findByUserId('admin')
    expect(await verifyPassword(made?.drawnPassword ?? '', account?.passwordHash ?? '')).toBe(true)
    expect(await ensureFirstAccount(services, { ADMIN_USER_ID: 'other' })).toBeUndefined()
  })

  test('uses the password from the settings and does not return that password', async () => {
    const { services } = testApp(getDatabase())
    const made = await ensureFirstAccount(services, {
      ADMIN_USER_ID: 'meera',
      ADMIN_PASSWORD: 'given by the dealer',
    })
    expect(made).toEqual({ userId: 'meera', drawnPassword: undefined })
    const account = await services.staff.findByUserId('meera')
    expect(await verifyPassword('given by the dealer', account?.passwordHash ?? '')).toBe(true)
  })
})
