import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'

type PreviewEndpointsInput<At extends string> = {
  /** Path of the draft, with `/preview` appended. */
  at: At
  tag: string
  read: Capability
  write: Capability
}

/** Declares the endpoints that list, make and revoke preview links. A link is valid for one day. */
/* @__NO_SIDE_EFFECTS__ */
export function definePreviewEndpoints<const At extends string>({
  at,
  tag,
  read,
  write,
}: PreviewEndpointsInput<At>) {
  const rest = { tag, path: at, refusals: [404] } as const
  return {
    /** `open`: the number of valid links. `expiresAt`: the expiry of the latest one. */
    held: defineEndpoint({
      ...rest,
      method: 'GET',
      may: read,
      says: 'Whether preview links of the draft hold, and until when the latest does',
      answer: v.object({ open: v.number(), expiresAt: v.nullable(v.string()) }),
    }),
    open: defineEndpoint({
      ...rest,
      method: 'POST',
      may: write,
      says: 'Create a preview link to the current draft; valid for one day while its creator may edit drafts; the response is the only one that contains the link',
      isPrivate: true,
      answer: v.object({ message: v.string(), url: v.string(), expiresAt: v.string() }),
      status: 201,
    }),
    revoke: defineEndpoint({
      ...rest,
      method: 'DELETE',
      may: write,
      says: 'End all preview links of the draft',
      answer: v.object({ message: v.string() }),
    }),
  }
}
