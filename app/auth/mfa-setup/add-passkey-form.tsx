import { useState } from 'react'
import { useHydrated } from '#app/ui/components/use-hydrated.ts'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { newPasskeyFields } from './second-factor-form-fields.ts'
import { SecondFactorPageLink } from './second-factor-page-link.tsx'
import * as words from './staff-words.ts'

/**
 * Form for a new passkey: its name and the account's password. The browser then asks for the
 * passkey.
 */
export function AddPasskeyForm({ userId, onDone }: { userId: string; onDone: () => void }) {
  const isAlive = useHydrated()
  const [codes, setCodes] = useState<readonly string[]>([])
  if (!isAlive || !('PublicKeyCredential' in globalThis)) return <p>{words.browserCannot}</p>
  if (codes.length > 0)
    return (
      <>
        <RecoveryCodes codes={codes} userId={userId} />
        <SecondFactorPageLink
          to="?"
          tone="signal"
          size="small"
          className="mt-6 print:hidden"
          onClick={onDone}
        >
          {words.haveThem}
        </SecondFactorPageLink>
      </>
    )
  return (
    <EndpointForm
      fields={newPasskeyFields}
      keptAs="passkey"
      // Loaded only when a passkey is added.
      send={async (values) => (await import('./register-passkey.ts')).registerPasskey(values)}
      failure={words.passkeyNotMade}
      unreachable={words.notReached}
      submit={words.addPasskey}
      sending={words.addsNow}
      onDone={({ recoveryCodes }) =>
        recoveryCodes.length > 0 ? setCodes(recoveryCodes) : onDone()
      }
      layout={(show) => (
        <>
          <input type="text" name="username" autoComplete="username" defaultValue={userId} hidden />
          {show()}
        </>
      )}
    />
  )
}
