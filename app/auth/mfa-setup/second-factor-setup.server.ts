import type { PasskeyStore } from '#app/auth/mfa/passkey-store.server.ts'
import { totpUri } from '#app/auth/mfa/totp.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { createQrCode, type QrCode } from '#app/platform/qr-code/qr-code.server.ts'
import {
  type ReauthenticationDeps,
  requirePassword,
  requirePasswordAndCode,
  type SessionRequest,
  wrongCodeProblem,
} from './reauthentication.server.ts'
import * as words from './staff-words.ts'

export type SecondFactorSetupDeps = ReauthenticationDeps & { passkeys: PasskeyStore }

/**
 * A pending secret as a link that opens an app on the same phone, as a QR code, and as a key to
 * type.
 */
export type AuthenticatorAppSetup = { address: string; square: QrCode; key: string }

/**
 * Generates a secret. Logins do not ask for its codes until one is confirmed. Throws 409 if an app
 * is already on.
 */
export async function beginAppSetup(
  { factors }: SecondFactorSetupDeps,
  { session: { staff } }: SessionRequest,
  siteName: string,
): Promise<AuthenticatorAppSetup> {
  const secret = await factors.beginAppSetup(staff.id)
  if (!secret) throw new Problem(409, words.onAlready)
  return presentAppSetup(secret, siteName, staff.userId)
}

/** Returns the pending set-up again, for example after a wrong code. */
export async function findPendingAppSetup(
  { factors }: SecondFactorSetupDeps,
  { session: { staff } }: SessionRequest,
  siteName: string,
): Promise<AuthenticatorAppSetup | undefined> {
  const secret = await factors.findPendingSecret(staff.id)
  return (secret && presentAppSetup(secret, siteName, staff.userId)) || undefined
}

function presentAppSetup(secret: string, siteName: string, userId: string): AuthenticatorAppSetup {
  const address = totpUri(secret, siteName, userId)
  return {
    address,
    square: createQrCode(address),
    key: secret.match(/.{1,4}/g)?.join(' ') ?? secret,
  }
}

/**
 * Turns the app on: logins now ask for a code. Returns the recovery codes, which cannot be shown
 * again.
 */
export async function confirmAppSetup(
  needs: SecondFactorSetupDeps,
  asker: SessionRequest,
  { code, password }: { code: string; password: string },
): Promise<string[]> {
  await requirePassword(needs, asker, password)
  const { factors, security } = needs
  const { staff } = asker.session
  if (!(await factors.findPendingSecret(staff.id))) throw new Problem(409, words.notBegun)
  const recoveryCodes = await factors.confirm(staff.id, code)
  if (!recoveryCodes) throw wrongCodeProblem('wrong')
  await security.note({
    event: 'second-step-on',
    editor: staff,
    label: staff.userId,
    requestId: asker.requestId,
  })
  return recoveryCodes
}

type PasswordAndCode = { password: string; code: string }

export async function removeAuthenticatorApp(
  needs: SecondFactorSetupDeps,
  asker: SessionRequest,
  proof: PasswordAndCode,
): Promise<void> {
  await requirePasswordAndCode(needs, asker, proof)
  const { staff } = asker.session
  await needs.factors.removeApp(staff.id)
  await needs.factors.removeUnneededRecoveryCodes(staff.id)
  await needs.security.note({
    event: 'second-step-off',
    editor: staff,
    label: staff.userId,
    requestId: asker.requestId,
  })
}

export async function regenerateRecoveryCodes(
  needs: SecondFactorSetupDeps,
  asker: SessionRequest,
  proof: PasswordAndCode,
): Promise<string[]> {
  await requirePasswordAndCode(needs, asker, proof)
  const { staff } = asker.session
  await needs.security.note({
    event: 'recovery-codes-drawn',
    editor: staff,
    label: staff.userId,
    requestId: asker.requestId,
  })
  return needs.factors.regenerateCodes(staff.id)
}

export async function removePasskey(
  needs: SecondFactorSetupDeps,
  asker: SessionRequest,
  id: string,
  proof: PasswordAndCode,
): Promise<void> {
  await requirePasswordAndCode(needs, asker, proof)
  const { staff } = asker.session
  if (!(await needs.passkeys.remove(staff.id, id))) throw new Problem(404, words.noSuchPasskey)
  await needs.factors.removeUnneededRecoveryCodes(staff.id)
  await needs.security.note({
    event: 'passkey-removed',
    editor: staff,
    label: staff.userId,
    requestId: asker.requestId,
  })
}
