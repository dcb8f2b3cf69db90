import { useEffect, useState } from 'react'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { onPasswordAsked } from '#app/ui/portal/login-prompts.ts'
import * as words from './staff-words.ts'

const LazyReauthenticationForm = lazyWhenIdle(
  async () => (await import('./reauthentication-form.tsx')).ReauthenticationForm,
)

/** Opens over the page when an endpoint requires the password again. The request then continues. */
export function ReauthenticationDialog() {
  const [waiting, setWaiting] = useState<readonly ((isProven: boolean) => void)[]>([])
  const [isSending, setSending] = useState(false)
  useEffect(
    () =>
      onPasswordAsked(() => new Promise((resolve) => setWaiting((others) => [...others, resolve]))),
    [],
  )

  function finish(isProven: boolean) {
    for (const resolve of waiting) resolve(isProven)
    setWaiting([])
  }

  return (
    <Dialog
      title={words.isItYou}
      isOpen={waiting.length > 0}
      onClose={() => finish(false)}
      isBusy={isSending}
    >
      <p className="mb-5 text-quiet">{words.proofIsAsked}</p>
      <LazyReauthenticationForm
        onSending={setSending}
        onDone={() => finish(true)}
        onCancel={() => finish(false)}
      />
    </Dialog>
  )
}
