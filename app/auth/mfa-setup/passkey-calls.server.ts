import { randomUUID } from 'node:crypto'
import { deviceLabel } from '#app/auth/login/device-label.ts'
import { type LogInNeeds, letIn } from '#app/auth/login/log-in.server.ts'
import { sessionCookie } from '#app/auth/login/session.server.ts'
import { mayLogIn } from '#app/auth/login/staff-store.server.ts'
import * as staffWords from '#app/auth/login/staff-words.ts'
import {
  postNewPasskey,
  postNewPasskeyOptions,
  postPasskeyLogin,
  postPasskeyOptions,
} from '#app/auth/mfa/passkey-calls.ts'
import { mostPasskeys } from '#app/auth/mfa/passkey-store.server.ts'
import {
  askForNew,
  askToSign,
  type RelyingParty,
  readNew,
  readSigned,
  relyingParty,
} from '#app/auth/mfa/passkeys.server.ts'
import type { TicketStore } from '#app/auth/mfa/ticket-store.server.ts'
import type { DealerStore } from '#app/platform/dealer/dealer-store.server.ts'
import { refuse } from '#app/platform/forms/refusal.ts'
import { handle, reply } from '#app/platform/http/handle-call.server.ts'
import type { Limiter } from '#app/platform/http/limits.server.ts'
import { networkOf } from '#app/platform/http/network.ts'
import { Problem, problemOf } from '#app/platform/http/problem.server.ts'
import { requirePassword } from './proof.server.ts'
import type { SetUpNeeds } from './set-up.server.ts'
import * as words from './staff-words.ts'

type Needs = LogInNeeds &
  SetUpNeeds & {
    tickets: TicketStore
    dealer: DealerStore
    publicUrl: string | undefined
    limits: { passkeys: Limiter }
  }

/** Logging in by a passkey, and adding one. */
export const passkeyCalls = [
  handle(postPasskeyOptions, async (needs: Needs, { facts }) => {
    const party = requireParty(needs, facts.origin)
    await countAttempt(needs, facts.address)
    return askToSign(needs, party)
  }),

  handle(postPasskeyLogin, async (needs: Needs, { facts, session, body, request }) => {
    const { id: requestId, address, isSecure } = facts
    const party = requireParty(needs, facts.origin)
    await countAttempt(needs, address)
    const passkey = await readSigned(needs, party, body.passkey)
    const account = passkey && (await needs.staff.find(passkey.staffId))
    if (!account || !mayLogIn(account, needs.clock())) {
      await needs.security.note({ event: 'log-in-failed', requestId })
      throw new Problem(401, words.passkeyRefused)
    }
    const device = deviceLabel(request.headers.get('user-agent'))
    const { sessionId } = await letIn(needs, account, { address, requestId, device })
    if (session) await needs.sessions.remove(session.idHash)
    return reply(
      { message: staffWords.loggedIn, token: randomUUID() },
      { 'Set-Cookie': sessionCookie(sessionId, isSecure) },
    )
  }),

  handle(postNewPasskeyOptions, async (needs: Needs, { session, facts, body: { password } }) => {
    const party = requireParty(needs, facts.origin)
    await requirePassword(needs, { session, requestId: facts.id }, password)
    await requireRoom(needs, session.staff.id)
    const { name } = await needs.dealer.get()
    return askForNew(needs, party, session.staff, name)
  }),

  handle(postNewPasskey, async (needs: Needs, { session: { staff }, facts, body }) => {
    const { factors, passkeys, security } = needs
    const party = requireParty(needs, facts.origin)
    await requireRoom(needs, staff.id)
    const made = await readNew(needs, party, staff.id, body.passkey)
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
      recoveryCodes: isFirst ? await factors.drawCodes(staff.id) : [],
    }
  }),
]

/** Counts passkeys apart from passwords: wrong passwords must not shut out a passkey. Throws 429 as a Problem. */
async function countAttempt({ limits }: Needs, address: string): Promise<void> {
  const wait = await limits.passkeys.take(networkOf(address))
  const message = staffWords.tooManyFailures(Math.ceil(wait / 60))
  if (wait > 0) throw problemOf(refuse('tooMany', message, { wait }))
}

async function requireRoom({ passkeys }: Needs, staffId: number): Promise<void> {
  if ((await passkeys.listOf(staffId)).length >= mostPasskeys)
    throw new Problem(409, words.tooManyPasskeys)
}

function requireParty({ publicUrl }: Needs, origin: string): RelyingParty {
  const party = relyingParty(publicUrl, origin)
  if (!party) throw new Problem(404, words.noPasskeysHere)
  return party
}
