import { randomInt } from 'node:crypto'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { hashPassword } from './password-hash.server.ts'
import type { StaffStore } from './staff-store.server.ts'

/**
 * Creates the owner account in an empty database. Returns its user ID, and the password if it was
 * generated. The password is not stored: the caller must print it once. Returns `undefined` if an
 * account exists.
 */
export async function ensureFirstAccount(
  { staff, clock }: { staff: StaffStore; clock: Clock },
  env: { ADMIN_USER_ID: string; ADMIN_PASSWORD?: string | undefined },
): Promise<{ userId: string; drawnPassword: string | undefined } | undefined> {
  if (!(await staff.isEmpty())) return undefined
  const drawnPassword = env.ADMIN_PASSWORD ? undefined : generatePassword()
  await staff.create({
    userId: env.ADMIN_USER_ID,
    passwordHash: await hashPassword(env.ADMIN_PASSWORD ?? drawnPassword ?? generatePassword()),
    createdAt: clock().toISOString(),
    role: 'owner',
  })
  return { userId: env.ADMIN_USER_ID, drawnPassword }
}

// Leaves out characters that look alike, because the password is typed from a console.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Generates a password such as `kx7m-…`: five groups of four characters, 99 bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 5 }, group).join('-')
}
