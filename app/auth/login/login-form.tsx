import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
} from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import type { LoginSecondFactor as Fetched } from './login-second-factor.tsx'
import * as words from './staff-words.ts'
import { type LoginRefusal, useLogin } from './use-login.ts'

/**
 * Code or passkey step, loaded when it is shown. If it cannot be loaded, a message appears instead.
 */
const LazySecondFactor = lazy<ComponentType<ComponentProps<typeof Fetched>>>(() =>
  import('./login-second-factor.tsx').then(
    ({ LoginSecondFactor }) => ({ default: LoginSecondFactor }),
    () => ({ default: () => words.loginNotLoaded }),
  ),
)

export type LoginFormProps = {
  /** Staff page to open after a login without JavaScript. */
  next: string
  onSuccess: (message: string) => void
  /**
   * The server's refusal of a post without JavaScript. `needs` is `code` if a ticket cookie was
   * set.
   */
  refused?: (LoginRefusal & { userId: string; needs?: 'password' | 'code' | undefined }) | undefined
  /**
   * `true` if any account has a passkey. If undefined, the button appears once a code is requested.
   */
  hasPasskeys?: boolean
  /** Content beside the button. */
  children?: ReactNode
}

/**
 * Sends the login as JSON without leaving the page. Without JavaScript it posts to the login page.
 */
export function LoginForm({ next, onSuccess, refused, hasPasskeys, children }: LoginFormProps) {
  const { refusal, isSending, asksCode, onSubmit, onPasskey, startAgain } = useLogin(
    onSuccess,
    refused,
  )
  const isTicketed = refused?.needs === 'code'
  return (
    <form
      method="post"
      action={`/admin/login?next=${encodeURIComponent(next)}`}
      // The ticket is in a cookie that the script cannot read, so the form must be posted.
      onSubmit={isTicketed ? undefined : onSubmit}
      noValidate
      className="grid gap-5"
    >
      {refusal?.message && <LoginRefusalMessage refusal={refusal} />}
      {isTicketed || <UserIdAndPasswordFields isHidden={asksCode} {...{ refused, refusal }} />}
      <Suspense>{(isTicketed || asksCode) && <LazySecondFactor />}</Suspense>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" tone="signal" disabled={isSending}>
          {isSending ? words.loggingIn : words.logIn}
        </Button>
        {asksCode && (
          <Button onClick={startAgain} disabled={isSending}>
            {words.otherAccount}
          </Button>
        )}
        {children}
      </div>
      <Suspense>
        {(hasPasskeys ?? asksCode) && (
          <LazySecondFactor passkey={{ disabled: isSending, onClick: () => void onPasskey() }} />
        )}
      </Suspense>
    </form>
  )
}

/** The fields stay in the form, hidden, while it asks for the code: they are sent again with it. */
function UserIdAndPasswordFields({
  isHidden,
  refused,
  refusal,
}: {
  isHidden: boolean
  refused: LoginFormProps['refused']
  refusal: LoginRefusal | undefined
}) {
  return (
    <div hidden={isHidden} className="grid gap-5">
      <TextField
        name="userId"
        label={words.userId}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={refused?.userId}
        error={refusal?.errors['userId']?.[0]}
        required
      />
      <TextField
        type="password"
        name="password"
        label={words.password}
        autoComplete="current-password"
        error={refusal?.errors['password']?.[0]}
        required
      />
    </div>
  )
}

/** Takes the focus after each refusal. An invalid field shows its own error as well. */
function LoginRefusalMessage({ refusal }: { refusal: LoginRefusal }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (refusal) box.current?.focus()
  }, [refusal])
  return (
    <p
      ref={box}
      role="alert"
      tabIndex={-1}
      className="border-bad border-l-4 py-1 pl-3 font-semibold text-bad"
    >
      {refusal.message}
    </p>
  )
}
