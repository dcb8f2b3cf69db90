import { requestEndpoint } from '#app/platform/http/call.ts'
import { EndpointForm } from '#app/ui/portal/call-form.tsx'
import { reauthenticationFields, reauthenticate } from './proof-calls.ts'
import * as words from './staff-words.ts'

type Props = {
  onSending: (isSending: boolean) => void
  onDone: () => void
  onCancel: () => void
}

/** The password once more. */
export function ReauthenticationForm(how: Props) {
  return (
    <EndpointForm
      {...how}
      fields={reauthenticationFields}
      keptAs={null}
      send={(body) => requestEndpoint(reauthenticate, { body })}
      failure={words.somethingWentWrong}
      submit={words.goOn}
      sending={words.checking}
      className="gap-5"
    />
  )
}
