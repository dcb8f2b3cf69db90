import * as v from 'valibot'
import { passwordField } from '#app/platform/forms/password-field.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'

const tag = 'Staff'

/** Base64url with a maximum length. An attestation with its certificates stays under 16 kB. */
const bytes = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(20_000))
const shown = v.object({})

const credential = {
  id: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(1400)),
  rawId: bytes,
  type: v.literal('public-key'),
  clientExtensionResults: shown,
}

const assertionSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
})

const registrationSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
})

export type PasskeyAssertion = v.InferOutput<typeof assertionSchema>
export type PasskeyRegistration = v.InferOutput<typeof registrationSchema>

/** Creates the challenge that the passkey signs. */
export const postPasskeyLoginOptions = defineEndpoint({
  method: 'POST',
  path: '/api/login/passkey/options',
  may: 'public',
  says: 'The challenge that a passkey signs to log in',
  tag,
  answer: v.object({
    challenge: v.string(),
    rpId: v.string(),
    timeout: v.number(),
    userVerification: v.literal('required'),
  }),
  isPrivate: true,
  refusals: [404, 429],
})

/** A passkey that verifies its user counts as both steps of the login. */
export const postPasskeyLogin = defineEndpoint({
  method: 'POST',
  path: '/api/login/passkey',
  may: 'public',
  says: 'Log in with a passkey',
  tag,
  body: v.object({ passkey: assertionSchema }),
  answer: v.object({ message: v.string(), token: v.string() }),
  refusals: [401, 404, 429],
})

const passkeyNameSchema = v.pipe(
  v.optional(v.string('must be text'), ''),
  v.transform(sanitizeLine),
  v.maxLength(60, 'must be 60 characters or fewer'),
)

export const postPasskeyRegistrationOptions = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/passkeys/options',
  may: 'account.own',
  beforeSecondFactor: true,
  says: 'The options for creating a passkey',
  tag,
  body: v.object({
    password: passwordField('Password', { missing: 'Enter your password' }).schema,
  }),
  answer: v.object({
    challenge: v.string(),
    rp: v.object({ id: v.string(), name: v.string() }),
    user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
    timeout: v.number(),
    attestation: v.literal('none'),
    excludeCredentials: v.array(v.object({ type: v.literal('public-key'), id: v.string() })),
    authenticatorSelection: v.object({
      residentKey: v.literal('required'),
      requireResidentKey: v.literal(true),
      userVerification: v.literal('required'),
    }),
  }),
  isPrivate: true,
  refusals: [404, 409, 429],
})

/** Adds a passkey. The answer has recovery codes if it is the account's first second factor. */
export const postPasskeyRegistration = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/passkeys',
  may: 'account.own',
  beforeSecondFactor: true,
  says: 'Add a passkey',
  tag,
  body: v.object({ passkey: registrationSchema, name: passkeyNameSchema }),
  answer: v.object({ message: v.string(), recoveryCodes: v.array(v.string()) }),
  status: 201,
  isPrivate: true,
  refusals: [404, 409],
})
