import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { listFieldErrors } from '#app/platform/forms/list-field-errors.ts'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { FormFields } from '#app/ui/components/declared-form-fields.tsx'
import { ErrorSummary } from '#app/ui/components/error-summary.tsx'
import { forgotPasswordFields } from './forgot-password-form.ts'
import { LoggedOutPageFrame } from './set-password-page.tsx'
import * as words from './staff-words.ts'

export type ForgotPasswordAnswer = { message: string; errors: FieldErrors; isDone: boolean }

type Props = {
  dealerName: string
  /** `true` if the site can mail password links. Otherwise only the owner can help. */
  mailsLinks: boolean
  answer: ForgotPasswordAnswer | undefined
}

/**
 * Asks for the user ID or e-mail address. The answer does not reveal whether the account exists.
 */
export function ForgotPasswordPage({ dealerName, mailsLinks, answer }: Props) {
  return (
    <LoggedOutPageFrame dealerName={dealerName} title={words.forgottenTitle}>
      {answer?.isDone ? (
        <p role="status" className="mb-6 border-good border-l-4 py-1 pl-3">
          {answer.message}
        </p>
      ) : (
        <p className="mb-6">{mailsLinks ? words.forgottenIntro : words.askTheOwner}</p>
      )}
      {mailsLinks && !answer?.isDone && (
        <form method="post" noValidate className="mb-6 grid gap-5">
          {answer && (
            <ErrorSummary
              message={Object.keys(answer.errors).length > 0 ? undefined : answer.message}
              errors={listFieldErrors(forgotPasswordFields, answer.errors)}
            />
          )}
          <FormFields
            fields={forgotPasswordFields}
            values={{}}
            errors={answer?.errors ?? {}}
            marksOptional={false}
          />
          <div>
            <Button type="submit" tone="signal">
              {words.sendLink}
            </Button>
          </div>
        </form>
      )}
      <a href="/admin/login" className={buttonClassName({ size: 'small' })}>
        {words.toLogin}
      </a>
    </LoggedOutPageFrame>
  )
}
