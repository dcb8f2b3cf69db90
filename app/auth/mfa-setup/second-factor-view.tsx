import type { ReactNode } from 'react'
import { AddPasskey } from './add-passkey.tsx'
import { AppPart, ConfirmApp } from './app-part.tsx'
import { PasskeyPart } from './passkey-part.tsx'
import { PostForm } from './post-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RuleForm } from './rule-form.tsx'
import { proofFields } from './second-factor-forms.ts'
import type { SecondFactorPage, SecondFactorTold } from './second-factor-page.server.ts'
import * as words from './staff-words.ts'
import { StepLink } from './step-link.tsx'

type Props = {
  page: SecondFactorPage
  told: SecondFactorTold | undefined
  search: URLSearchParams
  /** After something changed without a new page. */
  onDone: (said?: keyof typeof words.said) => void
}

/** One thing at a time: the address says which, so that each works without a script. */
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
        <StepLink to="?" tone="signal" size="small" className="mt-6 print:hidden">
          {words.haveThem}
        </StepLink>
      </>
    )
  if (told?.setUp) return <ConfirmApp userId={userId} setUp={told.setUp} told={told} />
  const asked = search.get('do')
  const named = page.passkeys.find(({ id }) => id === search.get('passkey'))
  if (asked === 'off' && page.appSince)
    return <Proof userId={userId} told={told} intent="off" title={words.turnOffHeading} />
  if (asked === 'codes' && page.isAny)
    return (
      <Proof
        userId={userId}
        told={told}
        intent="codes"
        title={words.drawAnew}
        means={words.drawAnewMeans}
      />
    )
  if (asked === 'remove' && named)
    return (
      <Proof
        userId={userId}
        told={told}
        intent="remove"
        title={words.removeHeading(named.name)}
        also={{ passkey: named.id }}
      />
    )
  if (asked === 'passkey' && page.canHavePasskeys)
    return (
      <One title={words.addPasskey}>
        <AddPasskey userId={userId} onDone={() => onDone('added')} />
        <StepLink to="?" size="small" className="mt-4">
          {words.back}
        </StepLink>
      </One>
    )
  return <Overview page={page} told={told} search={search} onDone={onDone} />
}

function Overview({ page, told, search, onDone }: Props) {
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
      <AppPart page={page} />
      <PasskeyPart page={page} />
      {page.isAny && (
        <section aria-labelledby="codes-part" className="max-w-prose">
          <h2 id="codes-part" className="font-bold text-xl">
            {words.codesHeading}
          </h2>
          <p className="mt-1 mb-4 text-quiet">{words.codesLeft(page.codesLeft)}</p>
          <StepLink to="?do=codes" size="small">
            {words.drawAnew}
          </StepLink>
        </section>
      )}
      {page.rule && <RuleForm rule={page.rule} onDone={() => onDone()} />}
    </div>
  )
}

function One({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="one" className="max-w-prose">
      <h2 id="one" className="mb-4 font-bold text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

type ProofProps = {
  userId: string
  told: SecondFactorTold | undefined
  intent: 'off' | 'codes' | 'remove'
  title: string
  means?: string
  also?: Record<string, string>
}

/** Asks for password and code before something is taken away. */
function Proof({ title, means, ...form }: ProofProps) {
  return (
    <One title={title}>
      {means && <p className="mb-4 text-quiet">{means}</p>}
      <PostForm {...form} fields={proofFields} submit={title}>
        <StepLink to="?" size="small">
          {words.back}
        </StepLink>
      </PostForm>
    </One>
  )
}
