import { data, redirect } from 'react-router'
import type * as v from 'valibot'
import type { Passkey } from '#app/auth/mfa/passkey-store.server.ts'
import { secondFactorSetting } from '#app/auth/mfa/second-factor-setting.ts'
import { findRelyingParty } from '#app/auth/mfa/webauthn-passkeys.server.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatDayAndTime } from '#app/platform/calendar/format-day-and-time.ts'
import { dayAndTimeInZone, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { validateInput } from '#app/platform/forms/validate-input.ts'
import type { RequestInfo } from '#app/platform/http/app-env.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { readForm } from '#app/platform/http/read-body.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import type { SessionRequest } from './reauthentication.server.ts'
import { confirmAppFields, passwordAndCodeFields } from './second-factor-form-fields.ts'
import {
  type AuthenticatorAppSetup,
  beginAppSetup,
  confirmAppSetup,
  findPendingAppSetup,
  regenerateRecoveryCodes,
  removeAuthenticatorApp,
  removePasskey,
  type SecondFactorSetupDeps,
} from './second-factor-setup.server.ts'
import * as words from './staff-words.ts'

type Deps = SecondFactorSetupDeps & {
  dealer: DealerStore
  facts: SettingsStore
  publicUrl: string | undefined
  timeZone: string
  mayDo: HasCapability
}

export type SecondFactorPageData = Awaited<ReturnType<typeof loadSecondFactorPage>>

/** Loads the second factors of the logged-in account, without secrets or recovery codes. */
export async function loadSecondFactorPage(
  needs: Deps,
  asker: SessionRequest,
  { origin }: RequestInfo,
) {
  const { factors, passkeys, facts, publicUrl, timeZone, mayDo } = needs
  const { staff } = asker.session
  const [{ app, isAny }, codesLeft, keys, rule] = await Promise.all([
    factors.has(staff.id),
    factors.countCodesLeft(staff.id),
    passkeys.listByStaff(staff.id),
    facts.get(secondFactorSetting),
  ])
  return {
    userId: staff.userId,
    isAny,
    appSince: app && formatDay(dayInZone(new Date(app), timeZone)),
    codesLeft,
    passkeys: keys.map((key) => presentPasskey(key, timeZone)),
    canHavePasskeys: findRelyingParty(publicUrl, origin) !== undefined,
    rule: mayDo(staff, 'staff.edit') ? rule : undefined,
  }
}

function presentPasskey({ id, name, createdAt, lastUsedAt }: Passkey, zone: string) {
  const used = lastUsedAt && dayAndTimeInZone(new Date(lastUsedAt), zone)
  return {
    id,
    name,
    added: formatDay(dayInZone(new Date(createdAt), zone)),
    lastUsed: used ? formatDayAndTime(used.day, used.time) : null,
  }
}

/** The result of a posted form that does not redirect. */
export type SecondFactorFormResult = {
  message: string
  errors: FieldErrors
  /** The app's secret, if it is not confirmed yet. */
  setUp?: AuthenticatorAppSetup | undefined
  /** Only in the answer that creates them: they cannot be shown again. */
  recoveryCodes?: string[]
}

/** Handles the forms of the page, with and without JavaScript. */
export async function handleSecondFactorForm(needs: Deps, asker: SessionRequest, request: Request) {
  let sent: Record<string, string> = {}
  const { name } = await needs.dealer.get()
  try {
    sent = Object.fromEntries(await readForm(request))
    switch (sent['intent']) {
      case 'begin':
        return respondWith({
          message: '',
          errors: {},
          setUp: await beginAppSetup(needs, asker, name),
        })
      case 'confirm': {
        const recoveryCodes = await confirmAppSetup(needs, asker, parseForm(confirmAppFields, sent))
        return respondWith({ message: words.appTurnedOn, errors: {}, recoveryCodes })
      }
      case 'codes': {
        const recoveryCodes = await regenerateRecoveryCodes(
          needs,
          asker,
          parseForm(passwordAndCodeFields, sent),
        )
        return respondWith({ message: words.codesDrawn, errors: {}, recoveryCodes })
      }
      case 'off':
        await removeAuthenticatorApp(needs, asker, parseForm(passwordAndCodeFields, sent))
        return redirect('?said=off', 303)
      case 'remove':
        await removePasskey(
          needs,
          asker,
          sent['passkey'] ?? '',
          parseForm(passwordAndCodeFields, sent),
        )
        return redirect('?said=removed', 303)
      default:
        return redirect('?', 303)
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const setUp =
      sent['intent'] === 'confirm' ? await findPendingAppSetup(needs, asker, name) : undefined
    const { status, message, errors, headers } = error
    return respondWith({ message, errors, setUp }, { status, headers })
  }
}

const respondWith = (
  told: SecondFactorFormResult,
  init: { status?: number; headers?: HeadersInit } = {},
) => data(told, init)

/** Parses a form. Throws 422 as a Problem if it is invalid. */
function parseForm<Of extends Parameters<typeof formSchema>[0]>(
  fields: Of,
  sent: Record<string, string>,
): v.InferOutput<ReturnType<typeof formSchema<Of>>> {
  return unwrapResult(validateInput(formSchema(fields), sent))
}
