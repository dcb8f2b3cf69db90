import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { useHydrated } from '#app/ui/components/use-hydrated.ts'
import * as words from './staff-words.ts'

type PasskeyButtonProps = { disabled: boolean; onClick: () => void }

/** Second part of a login: a code field, or a button to log in with a passkey instead. */
export function LoginSecondFactor({ passkey }: { passkey?: PasskeyButtonProps }) {
  return passkey ? <PasskeyButton {...passkey} /> : <CodeField />
}

/** Takes the focus when it appears. Its error appears above the form. */
function CodeField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <TextField
      ref={field}
      name="code"
      label={words.code}
      hint={words.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}

/** Renders only in browsers that support passkeys. */
function PasskeyButton(button: PasskeyButtonProps) {
  const isAlive = useHydrated()
  if (!isAlive || !('PublicKeyCredential' in globalThis)) return null
  return (
    <Button {...button} className="justify-self-start">
      {words.withPasskey}
    </Button>
  )
}
