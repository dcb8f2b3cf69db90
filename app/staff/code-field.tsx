import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as words from './staff-words.ts'

/** The second step: it takes the focus when it comes. What is wrong with the code stands above the form. */
export function CodeField() {
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

/** Where the browser knows passkeys. */
export function PasskeyButton(button: { disabled: boolean; onClick: () => void }) {
  const isAlive = useHydrated()
  if (!isAlive || !('PublicKeyCredential' in globalThis)) return null
  return <Button {...button}>{words.withPasskey}</Button>
}
