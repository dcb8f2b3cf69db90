import { startRegistration } from '@simplewebauthn/browser'
import {
  postPasskeyRegistration,
  postPasskeyRegistrationOptions,
} from '#app/auth/mfa/passkey-endpoints.ts'
import type { EndpointResult } from '#app/platform/http/request-endpoint.ts'
import { fail } from '#app/platform/result/result.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './staff-words.ts'

/**
 * Asks the browser for a passkey and stores it. If the person cancels, returns a refusal as well.
 */
export async function registerPasskey({
  name,
  ownPassword,
}: {
  name: string
  ownPassword: string
}): Promise<EndpointResult<typeof postPasskeyRegistration>> {
  const asked = await requestAsStaff(postPasskeyRegistrationOptions, {
    body: { password: ownPassword },
  })
  if (!asked.ok) {
    const { kind, message, errors } = asked.problem
    const { password: wrong } = errors
    return fail(kind, message, { errors: wrong ? { ownPassword: wrong } : {} })
  }
  try {
    const { response, ...made } = await startRegistration({ optionsJSON: asked.value })
    const passkey = { ...made, response: { ...response, transports: response.transports ?? [] } }
    return await requestAsStaff(postPasskeyRegistration, { body: { name, passkey } })
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError'
    const message = isThere ? words.passkeyThereAlready : words.passkeyNotMade
    return fail('conflict', message)
  }
}
