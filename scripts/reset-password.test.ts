import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { enableAuthenticatorCodes } from '#tests/second-factor-codes.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const run = promisify(execFile)

onEachDatabase('npm run reset-password', (getDatabase) => {
  test('sets a new password and clears the second factor, because the telephone may be lost', async () => {
    const { dataDir, databaseUrl } = getDatabase()
    const app = testApp(getDatabase())
    const before = await app.loginAsStaff()
    const { id } = await enableAuthenticatorCodes(app.services)
    const passkey = { id: 'k', publicKey: 'p', counter: 0, transports: [], name: 'My phone' }
    await app.services.passkeys.add({ ...passkey, staffId: id })
    const { stdout } = await run(process.execPath, ['scripts/reset-password.ts', 'Meera'], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
    })
    expect(stdout).toContain(
      'The authenticator, passkeys and recovery codes of this account are removed. Set up the second step again after logging in.',
    )
    const [, password] = / is (\S+) \(shown only once\)/.exec(stdout) ?? []
    expect((await before.request('/api/me')).status).toBe(401)
    expect((await app.send('POST', '/api/login', { userId: 'meera', password })).status).toBe(200)
    expect(await app.services.passkeys.listByStaff(id)).toEqual([])
    expect(await app.services.factors.countCodesLeft(id)).toBe(0)
  })
})
