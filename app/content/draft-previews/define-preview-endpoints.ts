import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'

type PreviewEndpointsInput<At extends string> = {
  /** Where what is drafted is, and `/preview` behind it. */
  at: At
  tag: string
  read: Capability
  write: Capability
}

/** The calls with which a draft is shown to others: a link that holds for a day, and its end. */
/* @__NO_SIDE_EFFECTS__ */
export function definePreviewEndpoints<const At extends string>({
  at,
  tag,
  read,
  write,
}: PreviewEndpointsInput<At>) {
  const rest = { tag, path: at, refusals: [404] } as const
  return {
    /** `open`: how many links hold; `expiresAt`: until when the latest does. */
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
      says: 'Make a link under which anybody sees the draft as it is now on the real pages, for a day, as long as its maker may write drafts; it is told this once',
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
