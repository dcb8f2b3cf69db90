import type { ReactNode } from 'react'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { listFieldErrors } from '#app/platform/forms/list-field-errors.ts'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { FormFields } from '#app/ui/components/declared-form-fields.tsx'
import { ErrorSummary } from '#app/ui/components/error-summary.tsx'
import { newPasswordFields } from './new-password-form.ts'
import type { PasswordLinkPurpose, UnusableLinkReason } from './password-link-store.server.ts'
import * as words from './staff-words.ts'

export type SetPasswordPageData = {
  dealerName: string
  account?: { userId: string; name: string }
  dead?: UnusableLinkReason
}

type Props = {
  link: SetPasswordPageData
  purpose: PasswordLinkPurpose
  refused: { message: string; errors: FieldErrors } | undefined
}

/**
 * Page of a password link: the form that sets the password, or the reason why the link does not
 * work. It posts without JavaScript.
 */
export function SetPasswordPage({ link: { dealerName, account, dead }, purpose, refused }: Props) {
  if (!account)
    return <UnusableLinkPage dealerName={dealerName} dead={dead ?? 'unknown'} purpose={purpose} />
  const [before, userId] = words.yourUserId(account.userId)
  const errors = refused?.errors ?? {}
  return (
    <LoggedOutPageFrame dealerName={dealerName} title={words.setPassword}>
      <p>{words.hello(account.name, dealerName)}</p>
      <p className="mt-2 mb-6">
        {before}
        <strong>{userId}</strong>
      </p>
      <form method="post" noValidate className="grid gap-5">
        {refused && (
          <ErrorSummary
            message={Object.keys(errors).length > 0 ? undefined : refused.message}
            errors={listFieldErrors(newPasswordFields, errors)}
          />
        )}
        {/* Tells a password manager which account the password belongs to. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={account.userId}
          hidden
        />
        <FormFields fields={newPasswordFields} values={{}} errors={errors} marksOptional={false} />
        <div>
          <Button type="submit" tone="signal">
            {words.setAndLogIn}
          </Button>
        </div>
      </form>
    </LoggedOutPageFrame>
  )
}

function UnusableLinkPage({
  dealerName,
  dead,
  purpose,
}: {
  dealerName: string
  dead: UnusableLinkReason
  purpose: PasswordLinkPurpose
}) {
  const [title, whatNow] = words.linkIs[dead]
  return (
    <LoggedOutPageFrame dealerName={dealerName} title={title}>
      <p className="mb-6">
        {dead === 'late' && purpose === 'password' ? words.linkLateAskAgain : whatNow}
      </p>
      <a href="/admin/login" className={buttonClassName({ size: 'small' })}>
        {words.toLogin}
      </a>
    </LoggedOutPageFrame>
  )
}

/** Narrow frame for pages before the login. */
export function LoggedOutPageFrame({
  dealerName,
  title,
  children,
}: {
  dealerName: string
  title: string
  children: ReactNode
}) {
  return (
    <main className="grid min-h-dvh place-items-center px-5 py-12">
      <div className="w-full max-w-sm">
        <p className="label text-quiet">{dealerName}</p>
        <h1 className="headline mt-2 mb-6 text-3xl">{title}</h1>
        {children}
      </div>
    </main>
  )
}
