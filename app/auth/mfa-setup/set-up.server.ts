import type { PasskeyStore } from '#app/auth/mfa/passkey-store.server.ts'
import { addressForApp } from '#app/auth/mfa/totp.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import {
  type Asker,
  type ProofNeeds,
  requireBoth,
  requirePassword,
  wrongCode,
} from './proof.server.ts'
import { type Square, squareOf } from './square.server.ts'
import * as words from './staff-words.ts'

export type SetUpNeeds = ProofNeeds & { passkeys: PasskeyStore }

/** What an app is told: an address that opens it on the same telephone, the square that it reads, and a key to type. */
export type SetUp = { address: string; square: Square; key: string }

/** Draws a secret that nothing asks for until a code of it was entered. */
export async function beginApp(
  { factors }: SetUpNeeds,
  { session: { staff } }: Asker,
  siteName: string,
): Promise<SetUp> {
  const secret = await factors.begin(staff.id)
  if (!secret) throw new Problem(409, words.onAlready)
  return setUpOf(secret, siteName, staff.userId)
}

/** The same again, after a code that was wrong. */
export async function shownAgain(
  { factors }: SetUpNeeds,
  { session: { staff } }: Asker,
  siteName: string,
): Promise<SetUp | undefined> {
  const secret = await factors.begun(staff.id)
  return (secret && setUpOf(secret, siteName, staff.userId)) || undefined
}

function setUpOf(secret: string, siteName: string, userId: string): SetUp {
  const address = addressForApp(secret, siteName, userId)
  return {
    address,
    square: squareOf(address),
    key: secret.match(/.{1,4}/g)?.join(' ') ?? secret,
  }
}

/** From here on a login asks for codes. Answers the recovery codes, this once. */
export async function confirmApp(
  needs: SetUpNeeds,
  asker: Asker,
  { code, password }: { code: string; password: string },
): Promise<string[]> {
  await requirePassword(needs, asker, password)
  const { factors, security } = needs
  const { staff } = asker.session
  if (!(await factors.begun(staff.id))) throw new Problem(409, words.notBegun)
  const recoveryCodes = await factors.confirm(staff.id, code)
  if (!recoveryCodes) throw wrongCode('wrong')
  await security.note({
    event: 'second-step-on',
    editor: staff,
    label: staff.userId,
    requestId: asker.requestId,
  })
  return recoveryCodes
}

type Proof = { password: string; code: string }

export async function turnOffApp(needs: SetUpNeeds, asker: Asker, proof: Proof): Promise<void> {
  await requireBoth(needs, asker, proof)
  const { staff } = asker.session
  await needs.factors.removeApp(staff.id)
  await needs.factors.tidy(staff.id)
  await needs.security.note({
    event: 'second-step-off',
    editor: staff,
    label: staff.userId,
    requestId: asker.requestId,
  })
}

export async function drawCodes(needs: SetUpNeeds, asker: Asker, proof: Proof): Promise<string[]> {
  await requireBoth(needs, asker, proof)
  const { staff } = asker.session
  await needs.security.note({
    event: 'recovery-codes-drawn',
    editor: staff,
    label: staff.userId,
    requestId: asker.requestId,
  })
  return needs.factors.drawCodes(staff.id)
}

export async function removePasskey(
  needs: SetUpNeeds,
  asker: Asker,
  id: string,
  proof: Proof,
): Promise<void> {
  await requireBoth(needs, asker, proof)
  const { staff } = asker.session
  if (!(await needs.passkeys.remove(staff.id, id))) throw new Problem(404, words.noSuchPasskey)
  await needs.factors.tidy(staff.id)
  await needs.security.note({
    event: 'passkey-removed',
    editor: staff,
    label: staff.userId,
    requestId: asker.requestId,
  })
}
