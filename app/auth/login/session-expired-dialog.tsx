import { Suspense, useEffect, useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { onLoginAsked } from '#app/ui/portal/login-prompts.ts'
import { LazyLoginForm, preloadLoginForm } from './lazy-login-form.ts'
import * as words from './staff-words.ts'

/** Opens over the page when a request finds the session ended. The request then continues. */
export function SessionExpiredDialog() {
  useEffect(preloadLoginForm, [])
  const [waiting, setWaiting] = useState<readonly ((hasLoggedIn: boolean) => void)[]>([])
  useEffect(
    () =>
      onLoginAsked(() => new Promise((resolve) => setWaiting((others) => [...others, resolve]))),
    [],
  )

  function finish(hasLoggedIn: boolean) {
    for (const resolve of waiting) resolve(hasLoggedIn)
    setWaiting([])
  }

  return (
    <Dialog title={words.logInAgain} isOpen={waiting.length > 0} onClose={() => finish(false)}>
      <p className="mb-5 text-quiet">{words.sessionHasEnded}</p>
      <Suspense>
        <LazyLoginForm next="/admin/dashboard" onSuccess={() => finish(true)}>
          <Button onClick={() => finish(false)}>{words.cancel}</Button>
        </LazyLoginForm>
      </Suspense>
    </Dialog>
  )
}
