import { isIP } from 'node:net'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import type { PasskeyAssertion, PasskeyRegistration } from './passkey-endpoints.ts'
import type { Passkey, PasskeyStore } from './passkey-store.server.ts'
import type { PendingLoginStore } from './pending-login-store.server.ts'
import { pendingLoginSeconds } from './pending-login-store.server.ts'

// The WebAuthn library has 3 MB, so it is loaded when the first passkey is used.

/** The domain of a passkey: the host of `PUBLIC_URL`, or localhost in development. */
export type RelyingParty = { id: string; origin: string }

export function findRelyingParty(
  publicUrl: string | undefined,
  requestOrigin: string,
): RelyingParty | undefined {
  const { hostname, origin } = new URL(publicUrl ?? requestOrigin)
  if (publicUrl === undefined && hostname !== 'localhost') return undefined
  return isIP(hostname.replaceAll(/[[\]]/g, '')) ? undefined : { id: hostname, origin }
}

type Deps = { passkeys: PasskeyStore; tickets: PendingLoginStore }

const challengeTimeout = pendingLoginSeconds * 1000

export async function createPasskeyLoginOptions({ tickets }: Deps, { id }: RelyingParty) {
  const challenge = await tickets.issue('passkey', null)
  return { challenge, rpId: id, timeout: challengeTimeout, userVerification: 'required' as const }
}

export async function createPasskeyRegistrationOptions(
  { passkeys, tickets }: Deps,
  { id }: RelyingParty,
  staff: StaffAccount,
  siteName: string,
) {
  const { getDefaultSupportedAlgorithmIDs } = await import('@simplewebauthn/server')
  const others = await passkeys.listByStaff(staff.id)
  return {
    challenge: await tickets.issue('new-passkey', staff.id),
    rp: { id, name: siteName },
    user: {
      id: userHandleOf(staff.id),
      name: staff.userId,
      displayName: staffName(staff),
    },
    pubKeyCredParams: getDefaultSupportedAlgorithmIDs().map((alg) => ({
      type: 'public-key' as const,
      alg,
    })),
    timeout: challengeTimeout,
    attestation: 'none' as const,
    excludeCredentials: others.map((other) => ({ type: 'public-key' as const, id: other.id })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  }
}

/**
 * Verifies a new passkey. Returns `undefined` if it does not answer a challenge of this account.
 */
export async function verifyPasskeyRegistration(
  { tickets }: Deps,
  { id, origin }: RelyingParty,
  staffId: number,
  made: PasskeyRegistration,
): Promise<Omit<Passkey, 'createdAt' | 'lastUsedAt' | 'name'> | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { transports, ...response } = made.response
  // The library throws for every invalid answer; each means that the passkey is refused.
  const asked = challengeLookup(
    async (challenge) => (await tickets.take('new-passkey', challenge))?.staffId === staffId,
  )
  const verified = await verifyRegistrationResponse({
    response: { ...made, response },
    expectedChallenge: asked.look,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(refused)
  await asked.outcome()
  if (!verified?.verified) return undefined
  const { credential } = verified.registrationInfo
  return {
    id: credential.id,
    staffId,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transports ?? [],
  }
}

/**
 * Verifies a signed challenge and records the use. Returns the passkey, or `undefined` if it is
 * refused.
 */
export async function verifyPasskeyLogin(
  { passkeys, tickets }: Deps,
  { id, origin }: RelyingParty,
  signed: PasskeyAssertion,
): Promise<Passkey | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const passkey = await passkeys.find(signed.id)
  if (!passkey) return undefined
  const { userHandle, ...response } = signed.response
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.staffId)) return undefined
  const asked = challengeLookup(
    async (challenge) => (await tickets.take('passkey', challenge)) !== undefined,
  )
  const verified = await verifyAuthenticationResponse({
    response: { ...signed, response },
    expectedChallenge: asked.look,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(refused)
  await asked.outcome()
  if (!verified?.verified) return undefined
  return (await passkeys.countUse(passkey, verified.authenticationInfo.newCounter))
    ? passkey
    : undefined
}

const refused = () => undefined

/**
 * Wraps a challenge lookup for the library, which treats a failed lookup like a wrong passkey.
 * `outcome` throws the lookup's own error again.
 */
function challengeLookup(look: (challenge: string) => Promise<boolean>) {
  let looking: Promise<boolean> | undefined
  return {
    look: (challenge: string) => {
      looking = look(challenge)
      return looking
    },
    outcome: () => looking,
  }
}

/** Account handle inside a passkey. It contains no personal data. */
const userHandleOf = (staffId: number) => Buffer.from(`staff ${staffId}`).toString('base64url')
