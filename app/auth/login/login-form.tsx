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

/** Fetched by who is asked for it; where it does not come, what is typed stays. */
const LazySecondFactor = lazy<ComponentType<ComponentProps<typeof Fetched>>>(() =>
  import('./login-second-factor.tsx').then(
    ({ LoginSecondFactor }) => ({ default: LoginSecondFactor }),
    () => ({ default: () => words.loginNotLoaded }),
  ),
)

export type LoginFormProps = {
  /** The staff page that comes after a login without JavaScript. */
  next: string
  onSuccess: (message: string) => void
  /** What the server answered to a post without JavaScript; a ticket in a cookie goes with `needs`. */
  refused?: (LoginRefusal & { userId: string; needs?: 'password' | 'code' | undefined }) | undefined
  /** Whether somebody logs in with a passkey here; where that is not known, who is asked for a code may. */
  hasPasskeys?: boolean
  /** Stands beside the button. */
  children?: ReactNode
}

/** Sends JSON in place; without JavaScript it posts to the login page. */
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
      // The ticket is the browser's, not ours: such a form goes on as it began.
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

/** Both stay in the form while the code is asked: they are sent with it. */
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

/** Takes the focus with each refusal; a wrong field says so itself as well. */
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
