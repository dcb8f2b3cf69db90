import { createHash, ECDH } from 'node:crypto'
import webPush from 'web-push'
import type { PushMessage } from '#app/crm/my-calls/push-message.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import {
  type PublicNetwork,
  postToPublicHost,
} from '#app/platform/http/post-to-public-host.server.ts'
import type { PushSubscriptionInput } from './push-subscription.ts'
import type { PushSubscriptionRow } from './push-subscription-store.server.ts'
import type { VapidKeyStore } from './vapid-key-store.server.ts'

/**
 * Result of a push. `gone` means that the browser no longer accepts notifications. `reason` is a
 * short code without personal data.
 */
export type PushOutcome =
  | { type: 'sent' }
  | { type: 'gone' }
  | { type: 'failed'; reason: string; canRetry: boolean }

export type PushService = ReturnType<typeof pushService>

type Deps = {
  keys: VapidKeyStore
  dealer: Pick<DealerStore, 'get'>
  publicUrl: string | undefined
  /** Only tests pass a network, because their push service is on this machine. */
  network?: PublicNetwork | undefined
}

/** Sends encrypted messages to the push services of browsers. */
export function pushService({ keys, dealer, publicUrl, network }: Deps) {
  /** Apple refuses a contact that it cannot resolve, such as an address at localhost. */
  const contact = async () =>
    publicUrl?.startsWith('https:') ? publicUrl : `mailto:${(await dealer.get()).email}`

  return {
    /** `seconds` is the time for which the push service keeps the message for an offline browser. */
    async send(
      { endpoint, p256dh, auth }: PushSubscriptionRow,
      message: PushMessage,
      seconds: number,
    ): Promise<PushOutcome> {
      try {
        const details = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          {
            vapidDetails: { subject: await contact(), ...(await keys.get()) },
            TTL: Math.max(0, Math.round(seconds)),
            urgency: 'high',
            // The push service replaces an undelivered message of the same topic. The hash tells it
            // nothing about the enquiry.
            topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
          },
        )
        const { status } = await postToPublicHost(
          {
            url: endpoint,
            headers: Object.fromEntries(
              Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: details.body,
          },
          network,
        )
        return outcomeOf(status)
      } catch (error) {
        return { type: 'failed', reason: errorCode(error), canRetry: true }
      }
    },
  }
}

/** Returns `true` if the key is a point on the curve of Web Push. */
export function isUsableKey({ keys: { p256dh } }: PushSubscriptionInput): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1')
    return true
  } catch {
    return false
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { type: 'sent' }
  if (status === 404 || status === 410) return { type: 'gone' }
  const canRetry = status === 429 || status >= 500
  return { type: 'failed', reason: `status-${status}`, canRetry }
}

function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
