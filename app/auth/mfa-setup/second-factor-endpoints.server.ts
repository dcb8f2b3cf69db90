import type { SessionStore } from '#app/auth/login/session-store.server.ts'
import { secondFactorSetting } from '#app/auth/mfa/second-factor-setting.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import type { ReauthenticationDeps } from './reauthentication.server.ts'
import {
  changeSecondFactorRequirement,
  removeStaffSecondFactor,
} from './second-factor-endpoints.ts'
import * as words from './staff-words.ts'

type Deps = Pick<ReauthenticationDeps, 'staff' | 'factors' | 'security'> & {
  facts: SettingsStore
  sessions: SessionStore
}

/**
 * Endpoints with which the owner sets the rule for all accounts and removes second factors of
 * others.
 */
export const secondFactorEndpoints = [
  handleEndpoint(
    changeSecondFactorRequirement,
    async (needs: Deps, { editor, body: { isRequired } }) => {
      const { facts, factors, sessions } = needs
      // Otherwise the owner would be the first to be locked out of this setting.
      if (isRequired && !(await factors.has(editor.id)).isAny)
        throw new Problem(409, words.ownFirst, { errors: { isRequired: [words.ownFirst] } })
      const { version } = await facts.findForEdit(secondFactorSetting)
      await facts.change(editor, secondFactorSetting, { value: { isRequired }, version })
      if (isRequired)
        for (const id of await factors.listStaffWithoutSecondFactor())
          await sessions.removeOthers(id, undefined)
      return { message: isRequired ? words.ruleOn : words.ruleOff }
    },
  ),

  handleEndpoint(
    removeStaffSecondFactor,
    async (needs: Deps, { editor, params: { userId }, facts }) => {
      const { staff, factors, sessions, security } = needs
      const account = await staff.findByUserId(userId)
      if (!account) throw new Problem(404, words.noSuchUser)
      if (account.id === editor.id) throw new Problem(409, words.notOwn)
      await factors.clear(account.id)
      await sessions.removeOthers(account.id, undefined)
      await security.note({
        event: 'second-step-cleared',
        editor,
        label: account.userId,
        requestId: facts.id,
      })
      return { message: words.cleared(account.userId) }
    },
  ),
]
