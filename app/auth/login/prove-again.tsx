import { useEffect, useState } from 'react'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { late } from '#app/ui/portal/late.tsx'
import { onProofAsked } from '#app/ui/portal/session-end.ts'
import * as words from './staff-words.ts'

const ProofForm = late(async () => (await import('./proof-form.tsx')).ProofForm)

/** Opens over whatever one is doing when a call wants the password once more; the call then goes on. */
export function ProveAgain() {
  const [waiting, setWaiting] = useState<readonly ((isProven: boolean) => void)[]>([])
  const [isSending, setSending] = useState(false)
  useEffect(
    () =>
      onProofAsked(() => new Promise((resolve) => setWaiting((others) => [...others, resolve]))),
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
      <ProofForm
        onSending={setSending}
        onDone={() => finish(true)}
        onCancel={() => finish(false)}
      />
    </Dialog>
  )
}
