import { randomUUID } from 'node:crypto'
import { deviceLabel } from '#app/auth/login/device-label.ts'
import { type LogInDeps, startSession } from '#app/auth/login/log-in.server.ts'
import { createSessionCookie } from '#app/auth/login/session-middleware.server.ts'
import { canLogIn } from '#app/auth/login/staff-store.server.ts'
import * as staffWords from '#app/auth/login/staff-words.ts'
import {
  postPasskeyLogin,
  postPasskeyLoginOptions,
  postPasskeyRegistration,
  postPasskeyRegistrationOptions,
} from '#app/auth/mfa/passkey-endpoints.ts'
import { maxPasskeys } from '#app/auth/mfa/passkey-store.server.ts'
import type { PendingLoginStore } from '#app/auth/mfa/pending-login-store.server.ts'
import {
  createPasskeyLoginOptions,
  createPasskeyRegistrationOptions,
  findRelyingParty,
  type RelyingParty,
  verifyPasskeyLogin,
  verifyPasskeyRegistration,
} from '#app/auth/mfa/webauthn-passkeys.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import { handleEndpoint, replyWithHeaders } from '#app/platform/http/handle-endpoint.server.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import { fail } from '#app/platform/result/result.ts'
import { requirePassword } from './reauthentication.server.ts'
import type { SecondFactorSetupDeps } from './second-factor-setup.server.ts'
import * as words from './staff-words.ts'

type Deps = LogInDeps &
  SecondFactorSetupDeps & {
    tickets: PendingLoginStore
    dealer: DealerStore
    publicUrl: string | undefined
    limits: { passkeys: RateLimiter }
  }

/** Endpoints that log in with a passkey or add one. */
export const passkeyEndpoints = [
  handleEndpoint(postPasskeyLoginOptions, async (needs: Deps, { facts }) => {
    const party = requireRelyingParty(needs, facts.origin)
    await limitPasskeyAttempts(needs, facts.address)
    return createPasskeyLoginOptions(needs, party)
  }),

  handleEndpoint(postPasskeyLogin, async (needs: Deps, { facts, session, body, request }) => {
    const { id: requestId, address, isSecure } = facts
    const party = requireRelyingParty(needs, facts.origin)
    await limitPasskeyAttempts(needs, address)
    const passkey = await verifyPasskeyLogin(needs, party, body.passkey)
    const account = passkey && (await needs.staff.find(passkey.staffId))
    if (!account || !canLogIn(account, needs.clock())) {
      await needs.security.note({ event: 'log-in-failed', requestId })
      throw new Problem(401, words.passkeyRefused)
    }
    const device = deviceLabel(request.headers.get('user-agent'))
    const sessionId = await startSession(needs, account, { address, requestId, device })
    if (session) await needs.sessions.remove(session.idHash)
    return replyWithHeaders(
      { message: staffWords.loggedIn, token: randomUUID() },
      { 'Set-Cookie': createSessionCookie(sessionId, isSecure) },
    )
  }),

  handleEndpoint(
    postPasskeyRegistrationOptions,
    async (needs: Deps, { session, facts, body: { password } }) => {
      const party = requireRelyingParty(needs, facts.origin)
      await requirePassword(needs, { session, requestId: facts.id }, password)
      await requirePasskeyQuota(needs, session.staff.id)
      const { name } = await needs.dealer.get()
      return createPasskeyRegistrationOptions(needs, party, session.staff, name)
    },
  ),

  handleEndpoint(
    postPasskeyRegistration,
    async (needs: Deps, { session: { staff }, facts, body }) => {
      const { factors, passkeys, security } = needs
      const party = requireRelyingParty(needs, facts.origin)
      await requirePasskeyQuota(needs, staff.id)
      const made = await verifyPasskeyRegistration(needs, party, staff.id, body.passkey)
      if (!made) throw new Problem(409, words.passkeyNotMade)
      const isFirst = !(await factors.has(staff.id)).isAny
      if (!(await passkeys.add({ ...made, name: body.name || words.unnamed })))
        throw new Problem(409, words.passkeyThereAlready)
      await security.note({
        event: 'passkey-added',
        editor: staff,
        label: staff.userId,
        requestId: facts.id,
      })
      return {
        message: words.passkeyAdded,
        recoveryCodes: isFirst ? await factors.regenerateCodes(staff.id) : [],
      }
    },
  ),
]

/**
 * Limits passkey logins by network. Wrong passwords do not count, so that they cannot block
 * passkeys. Throws 429 as a Problem.
 */
async function limitPasskeyAttempts({ limits }: Deps, address: string): Promise<void> {
  const wait = await limits.passkeys.take(networkPrefixOf(address))
  const message = staffWords.tooManyFailures(Math.ceil(wait / 60))
  if (wait > 0) throw httpProblem(fail('too-many', message, { wait }))
}

async function requirePasskeyQuota({ passkeys }: Deps, staffId: number): Promise<void> {
  if ((await passkeys.listByStaff(staffId)).length >= maxPasskeys)
    throw new Problem(409, words.tooManyPasskeys)
}

function requireRelyingParty({ publicUrl }: Deps, origin: string): RelyingParty {
  const party = findRelyingParty(publicUrl, origin)
  if (!party) throw new Problem(404, words.noPasskeysHere)
  return party
}
