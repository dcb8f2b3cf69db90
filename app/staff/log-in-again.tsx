import { useEffect, useState } from 'react'
import { onSessionEnd } from '#app/portal/session-end.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LoginForm } from './login-form.tsx'

/** Opens over whatever one is doing when a call finds the session ended; the call then goes on. */
export function LogInAgain() {
  const [waiting, setWaiting] = useState<readonly ((hasLoggedIn: boolean) => void)[]>([])
  useEffect(
    () =>
      onSessionEnd(() => new Promise((resolve) => setWaiting((others) => [...others, resolve]))),
    [],
  )

  function finish(hasLoggedIn: boolean) {
    for (const resolve of waiting) resolve(hasLoggedIn)
    setWaiting([])
  }

  return (
    <Dialog title="Please log in again" isOpen={waiting.length > 0} onClose={() => finish(false)}>
      <p className="mb-5 text-quiet">
        Your session has ended. What you typed is still here and is sent once you are logged in.
      </p>
      <LoginForm next="/admin/dashboard" onSuccess={() => finish(true)}>
        <Button onClick={() => finish(false)}>Cancel</Button>
      </LoginForm>
    </Dialog>
  )
}
