import { data, redirect } from 'react-router'
import type * as v from 'valibot'
import type { Passkey } from '#app/auth/mfa/passkey-store.server.ts'
import { relyingParty } from '#app/auth/mfa/passkeys.server.ts'
import { secondStepFacts } from '#app/auth/mfa/second-step-facts.ts'
import { dayAndTimeOf, dayOf } from '#app/platform/calendar/dates.server.ts'
import { shownDay } from '#app/platform/calendar/shown-day.ts'
import { shownMoment } from '#app/platform/calendar/shown-moment.ts'
import type { DealerStore } from '#app/platform/dealer/dealer-store.server.ts'
import { check } from '#app/platform/forms/check.ts'
import type { FieldErrors } from '#app/platform/forms/errors-of.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import type { RequestFacts } from '#app/platform/http/app-env.ts'
import { readForm } from '#app/platform/http/body.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { MayDo } from '#app/platform/permissions/capability.ts'
import type { FactStore } from '#app/platform/settings/fact-store.server.ts'
import type { Asker } from './proof.server.ts'
import { confirmFields, proofFields } from './second-factor-forms.ts'
import {
  beginApp,
  confirmApp,
  drawCodes,
  removePasskey,
  type SetUp,
  type SetUpNeeds,
  shownAgain,
  turnOffApp,
} from './set-up.server.ts'
import * as words from './staff-words.ts'

type Needs = SetUpNeeds & {
  dealer: DealerStore
  facts: FactStore
  publicUrl: string | undefined
  timeZone: string
  mayDo: MayDo
}

export type SecondFactorPage = Awaited<ReturnType<typeof readSecondFactor>>

/** What the page shows of one's own account: never a secret that is in use, nor a code. */
export async function readSecondFactor(needs: Needs, asker: Asker, { origin }: RequestFacts) {
  const { factors, passkeys, facts, publicUrl, timeZone, mayDo } = needs
  const { staff } = asker.session
  const [{ app, isAny }, codesLeft, keys, rule] = await Promise.all([
    factors.has(staff.id),
    factors.countCodesLeft(staff.id),
    passkeys.listOf(staff.id),
    facts.get(secondStepFacts),
  ])
  return {
    userId: staff.userId,
    isAny,
    appSince: app && shownDay(dayOf(new Date(app), timeZone)),
    codesLeft,
    passkeys: keys.map((key) => presentPasskey(key, timeZone)),
    canHavePasskeys: relyingParty(publicUrl, origin) !== undefined,
    rule: mayDo(staff, 'staff.edit') ? rule : undefined,
  }
}

function presentPasskey({ id, name, createdAt, lastUsedAt }: Passkey, zone: string) {
  const used = lastUsedAt && dayAndTimeOf(new Date(lastUsedAt), zone)
  return {
    id,
    name,
    added: shownDay(dayOf(new Date(createdAt), zone)),
    lastUsed: used ? shownMoment(used.day, used.time) : null,
  }
}

/** What a posted form comes back with, where it leads nowhere else. */
export type SecondFactorTold = {
  message: string
  errors: FieldErrors
  /** The app's secret, until it is confirmed. */
  setUp?: SetUp | undefined
  /** Shown this once. */
  recoveryCodes?: string[]
}

/** The page's forms; they work alike with and without JavaScript. */
export async function actOnSecondFactor(needs: Needs, asker: Asker, request: Request) {
  let sent: Record<string, string> = {}
  const { name } = await needs.dealer.get()
  try {
    sent = Object.fromEntries(await readForm(request))
    switch (sent['intent']) {
      case 'begin':
        return tell({ message: '', errors: {}, setUp: await beginApp(needs, asker, name) })
      case 'confirm': {
        const recoveryCodes = await confirmApp(needs, asker, read(confirmFields, sent))
        return tell({ message: words.appTurnedOn, errors: {}, recoveryCodes })
      }
      case 'codes': {
        const recoveryCodes = await drawCodes(needs, asker, read(proofFields, sent))
        return tell({ message: words.codesDrawn, errors: {}, recoveryCodes })
      }
      case 'off':
        await turnOffApp(needs, asker, read(proofFields, sent))
        return redirect('?said=off', 303)
      case 'remove':
        await removePasskey(needs, asker, sent['passkey'] ?? '', read(proofFields, sent))
        return redirect('?said=removed', 303)
      default:
        return redirect('?', 303)
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const setUp = sent['intent'] === 'confirm' ? await shownAgain(needs, asker, name) : undefined
    const { status, message, errors, headers } = error
    return tell({ message, errors, setUp }, { status, headers })
  }
}

const tell = (told: SecondFactorTold, init: { status?: number; headers?: HeadersInit } = {}) =>
  data(told, init)

/** Throws 422 as a Problem. */
function read<Of extends Parameters<typeof formSchema>[0]>(
  fields: Of,
  sent: Record<string, string>,
): v.InferOutput<ReturnType<typeof formSchema<Of>>> {
  const form = check(formSchema(fields), sent)
  if (form.ok) return form.output
  throw new Problem(422, form.message, { errors: form.errors })
}
