import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { reauthenticate, reauthenticationFields } from './reauthentication-endpoints.ts'
import * as words from './staff-words.ts'

type Props = {
  onSending: (isSending: boolean) => void
  onDone: () => void
  onCancel: () => void
}

/** Form that asks for the password again. */
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
