import { startAuthentication } from '@simplewebauthn/browser'
import { type CallResult, callOnce } from '#app/platform/http/call.ts'
import { postPasskeyLogin, postPasskeyOptions } from './passkey-calls.ts'

/** Logs in by a passkey; undefined where the person stopped it, or the device has none. */
export async function signWithPasskey(): Promise<CallResult<typeof postPasskeyLogin> | undefined> {
  const asked = await callOnce(postPasskeyOptions)
  if (!asked.ok) return asked
  try {
    const { response, ...signed } = await startAuthentication({ optionsJSON: asked.answer })
    const { userHandle, ...rest } = response
    const passkey = { ...signed, response: { ...rest, ...(userHandle && { userHandle }) } }
    return await callOnce(postPasskeyLogin, { body: { passkey } })
  } catch {
    return undefined
  }
}
