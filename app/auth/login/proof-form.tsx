import { callOnce } from '#app/platform/http/call.ts'
import { CallForm } from '#app/ui/portal/call-form.tsx'
import { proofFields, proveSession } from './proof-calls.ts'
import * as words from './staff-words.ts'

type Props = {
  onSending: (isSending: boolean) => void
  onDone: () => void
  onCancel: () => void
}

/** The password once more. */
export function ProofForm(how: Props) {
  return (
    <CallForm
      {...how}
      fields={proofFields}
      keptAs={null}
      send={(body) => callOnce(proveSession, { body })}
      failure={words.somethingWentWrong}
      submit={words.goOn}
      sending={words.checking}
      className="gap-5"
    />
  )
}
