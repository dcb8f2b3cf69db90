import { isIP } from 'node:net'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import type { PasskeyAssertion, PasskeyRegistration } from './passkey-endpoints.ts'
import type { Passkey, PasskeyStore } from './passkey-store.server.ts'
import type { PendingLoginStore } from './pending-login-store.server.ts'
import { pendingLoginSeconds } from './pending-login-store.server.ts'

// The library is 3 MB that few starts need: it comes with the first passkey.

/** Whom a passkey is for: a name that stays, so the address that the site is set up under, or localhost. */
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
      displayName: staff.userName || staff.userId,
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

/** The passkey that was made for what we asked, ready to be kept; undefined for any other. */
export async function verifyPasskeyRegistration(
  { tickets }: Deps,
  { id, origin }: RelyingParty,
  staffId: number,
  made: PasskeyRegistration,
): Promise<Omit<Passkey, 'createdAt' | 'lastUsedAt' | 'name'> | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { transports, ...response } = made.response
  // It throws for what is not as it must be, and each of that is a passkey that we do not take.
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

/** The known passkey that signed what we asked, its use counted; undefined for any other. */
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

/** That we could not look is no fault of the passkey, and the library throws alike for either: `outcome` throws ours again. */
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

/** What a passkey knows its account by: nothing of the person. */
const userHandleOf = (staffId: number) => Buffer.from(`staff ${staffId}`).toString('base64url')
