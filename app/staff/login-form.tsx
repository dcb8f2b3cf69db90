import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import * as words from './staff-words.ts'
import { type LoginRefusal, useLogin } from './use-login.ts'

export type LoginFormProps = {
  /** The staff page that comes after a login without JavaScript. */
  next: string
  onSuccess: (message: string) => void
  /** What the server answered to a post without JavaScript. */
  refused?: (LoginRefusal & { userId: string }) | undefined
  /** Stands beside the button. */
  children?: ReactNode
}

/** Sends JSON in place; without JavaScript it posts to the login page. */
export function LoginForm({ next, onSuccess, refused, children }: LoginFormProps) {
  const { refusal, isSending, onSubmit } = useLogin(onSuccess, refused)
  return (
    <form
      method="post"
      action={`/admin/login?next=${encodeURIComponent(next)}`}
      onSubmit={onSubmit}
      noValidate
      className="grid gap-5"
    >
      {refusal && <Refusal refusal={refusal} />}
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
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" tone="signal" disabled={isSending}>
          {isSending ? words.loggingIn : words.logIn}
        </Button>
        {children}
      </div>
    </form>
  )
}

/** Takes the focus with each refusal; a wrong field says so itself as well. */
function Refusal({ refusal }: { refusal: LoginRefusal }) {
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
