import type { ReactNode } from 'react'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { AuthenticatorAppSection, ConfirmAuthenticatorApp } from './authenticator-app-section.tsx'
import { HtmlPostForm } from './html-post-form.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RequireSecondFactorForm } from './require-second-factor-form.tsx'
import { passwordAndCodeFields } from './second-factor-form-fields.ts'
import type { SecondFactorFormResult, SecondFactorPageData } from './second-factor-page.server.ts'
import { SecondFactorPageLink } from './second-factor-page-link.tsx'
import * as words from './staff-words.ts'

type Props = {
  page: SecondFactorPageData
  told: SecondFactorFormResult | undefined
  search: URLSearchParams
  /** Called after a change that did not reload the page. */
  onDone: (said?: keyof typeof words.said) => void
}

/** Shows one task at a time. The address selects it, so that each works without JavaScript. */
export function SecondFactorView({ page, told, search, onDone }: Props) {
  const { userId } = page
  if (told?.recoveryCodes)
    return (
      <>
        <p
          role="status"
          className="mb-6 border-good border-l-4 py-1 pl-3 font-semibold print:hidden"
        >
          {told.message}
        </p>
        <RecoveryCodes codes={told.recoveryCodes} userId={userId} />
        <SecondFactorPageLink to="?" tone="signal" size="small" className="mt-6 print:hidden">
          {words.haveThem}
        </SecondFactorPageLink>
      </>
    )
  if (told?.setUp) return <ConfirmAuthenticatorApp userId={userId} setUp={told.setUp} told={told} />
  const asked = search.get('do')
  const named = page.passkeys.find(({ id }) => id === search.get('passkey'))
  if (asked === 'off' && page.appSince)
    return (
      <PasswordAndCodeForm userId={userId} told={told} intent="off" title={words.turnOffHeading} />
    )
  if (asked === 'codes' && page.isAny)
    return (
      <PasswordAndCodeForm
        userId={userId}
        told={told}
        intent="codes"
        title={words.drawAnew}
        means={words.drawAnewMeans}
      />
    )
  if (asked === 'remove' && named)
    return (
      <PasswordAndCodeForm
        userId={userId}
        told={told}
        intent="remove"
        title={words.removeHeading(named.name)}
        also={{ passkey: named.id }}
      />
    )
  if (asked === 'passkey' && page.canHavePasskeys)
    return (
      <SingleTask title={words.addPasskey}>
        <AddPasskeyForm userId={userId} onDone={() => onDone('added')} />
        <SecondFactorPageLink to="?" size="small" className="mt-4">
          {words.back}
        </SecondFactorPageLink>
      </SingleTask>
    )
  return <SecondFactorOverview page={page} told={told} search={search} onDone={onDone} />
}

function SecondFactorOverview({ page, told, search, onDone }: Props) {
  const said = Object.entries(words.said).find(([key]) => key === search.get('said'))?.[1]
  const message = told?.message || said
  return (
    <div className="grid gap-10">
      {message && (
        <p
          role="status"
          className={`border-l-4 py-1 pl-3 font-semibold ${told ? 'border-bad' : 'border-good'}`}
        >
          {message}
        </p>
      )}
      <AuthenticatorAppSection page={page} />
      <PasskeySection page={page} />
      {page.isAny && (
        <section aria-labelledby="codes-part" className="max-w-prose">
          <h2 id="codes-part" className="font-bold text-xl">
            {words.codesHeading}
          </h2>
          <p className="mt-1 mb-4 text-quiet">{words.codesLeft(page.codesLeft)}</p>
          <SecondFactorPageLink to="?do=codes" size="small">
            {words.drawAnew}
          </SecondFactorPageLink>
        </section>
      )}
      {page.rule && <RequireSecondFactorForm rule={page.rule} onDone={() => onDone()} />}
    </div>
  )
}

function SingleTask({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="one" className="max-w-prose">
      <h2 id="one" className="mb-4 font-bold text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

type PasswordAndCodeFormProps = {
  userId: string
  told: SecondFactorFormResult | undefined
  intent: 'off' | 'codes' | 'remove'
  title: string
  means?: string
  also?: Record<string, string>
}

/** Form that asks for password and code before a removal. */
function PasswordAndCodeForm({ title, means, ...form }: PasswordAndCodeFormProps) {
  return (
    <SingleTask title={title}>
      {means && <p className="mb-4 text-quiet">{means}</p>}
      <HtmlPostForm {...form} fields={passwordAndCodeFields} submit={title}>
        <SecondFactorPageLink to="?" size="small">
          {words.back}
        </SecondFactorPageLink>
      </HtmlPostForm>
    </SingleTask>
  )
}
