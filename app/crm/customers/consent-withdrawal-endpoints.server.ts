import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { ConsentWithdrawalStore } from './consent-withdrawal-store.server.ts'
import { giveConsentAgain, undoConsentWithdrawal, withdrawConsent } from './customer-endpoints.ts'
import * as words from './customer-words.ts'

type Deps = { consentWithdrawals: ConsentWithdrawalStore }

export const consentWithdrawalEndpoints = [
  handleEndpoint(withdrawConsent, async ({ consentWithdrawals }: Deps, asked) => {
    const { session, params, body } = asked
    const id = parseRowId(params.id) ?? 0
    const done = await consentWithdrawals.withdraw(session.staff, id, body.channel)
    return { message: words.consentIsWithdrawn, ...unwrapResult(done) }
  }),

  handleEndpoint(giveConsentAgain, async ({ consentWithdrawals }: Deps, asked) => {
    const { session, params, body } = asked
    const [id, withdrawal] = [parseRowId(params.id) ?? 0, parseRowId(params.withdrawal) ?? 0]
    unwrapResult(
      await consentWithdrawals.giveAgain(session.staff, id, { withdrawal, channel: body.channel }),
    )
    return { message: words.consentIsRecorded }
  }),

  handleEndpoint(undoConsentWithdrawal, async ({ consentWithdrawals }: Deps, asked) => {
    const { session, params } = asked
    const [id, withdrawal] = [parseRowId(params.id) ?? 0, parseRowId(params.withdrawal) ?? 0]
    unwrapResult(await consentWithdrawals.undo(session.staff, id, withdrawal))
    return { message: words.withdrawalIsUndone }
  }),
]
