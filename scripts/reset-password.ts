import { generatePassword } from '#app/auth/login/first-account.server.ts'
import { hashPassword } from '#app/auth/login/password-hash.server.ts'
import { withServices } from './open-services.ts'

// npm run reset-password [-- user id]: sets a new password and prints the password once. Ends all
// sessions of the account and removes the second factor, because the telephone may be lost.
await withServices(async ({ services, env }) => {
  const typed = process.argv[2] ?? env.ADMIN_USER_ID
  const account = await services.staff.findByTypedId(typed)
  if (!account) {
    console.error(`There is no account with the user ID ${typed}.`)
    process.exitCode = 1
    return
  }
  const { userId } = account
  const password = generatePassword()
  await services.staff.setPassword(account.id, await hashPassword(password))
  await services.sessions.removeOthers(account.id, undefined)
  await services.security.note({ event: 'password-reset', label: userId })
  if (await services.factors.clear(account.id)) {
    await services.security.note({ event: 'second-step-cleared', label: userId })
    console.log(
      'The authenticator, passkeys and recovery codes of this account are removed. Set up the second step again after logging in.',
    )
  }
  console.log(`The new password of ${userId} is ${password} (shown only once).`)
})
