import { startAuthentication } from '@simplewebauthn/browser'
import { type EndpointResult, requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { postPasskeyLogin, postPasskeyLoginOptions } from './passkey-endpoints.ts'

/**
 * Logs in with a passkey. Returns `undefined` if the person cancels or the device has no passkey.
 */
export async function logInWithPasskey(): Promise<
  EndpointResult<typeof postPasskeyLogin> | undefined
> {
  const asked = await requestEndpoint(postPasskeyLoginOptions)
  if (!asked.ok) return asked
  try {
    const { response, ...signed } = await startAuthentication({ optionsJSON: asked.value })
    const { userHandle, ...rest } = response
    const passkey = { ...signed, response: { ...rest, ...(userHandle && { userHandle }) } }
    return await requestEndpoint(postPasskeyLogin, { body: { passkey } })
  } catch {
    return undefined
  }
}
