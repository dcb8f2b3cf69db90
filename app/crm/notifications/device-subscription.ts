import {
  findPortalWorker,
  registerPortalWorker,
} from '#app/crm/my-calls/register-service-worker.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import {
  isNotificationDevice,
  markNotificationDevice,
  unmarkNotificationDevice,
} from './notification-device-marker.ts'
import { addNotificationDevice } from './notification-endpoints.ts'
import type { PushSubscriptionInput } from './push-subscription.ts'

type Outcome = { message: string; isOn: boolean }

/**
 * Asks for the permission and turns notifications on in this browser. Call it in a click, because
 * browsers ask for the permission only then. Returns undefined if the browser refused.
 */
export async function subscribeDevice(
  publicKey: string,
  userId: string,
): Promise<Outcome | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await registerPortalWorker()
  const subscription = await subscribe(pushManager, publicKey)
  const sent = await requestAsStaff(addNotificationDevice, { body: bodyOf(subscription) })
  if (!sent.ok) return { message: sent.problem.message, isOn: false }
  markNotificationDevice(userId)
  return { message: sent.value.message, isOn: true }
}

let renewal: Promise<void> | undefined

/** Sends the existing subscription to the server, or a new one if the site has other keys. */
export function renewSubscription(userId: string): Promise<void> {
  renewal = renew(userId)
  return renewal
}

async function renew(userId: string): Promise<void> {
  try {
    if (Notification.permission !== 'granted') return
    const { pushManager } = await registerPortalWorker()
    const existing = await pushManager.getSubscription()
    // Notifications may have been turned off in this browser meanwhile.
    if (!existing || !isNotificationDevice(userId)) return
    const sent = await requestEndpoint(addNotificationDevice, { body: bodyOf(existing) })
    if (!sent.ok || hasKey(existing, sent.value.publicKey)) return
    const subscription = await subscribe(pushManager, sent.value.publicKey)
    await requestEndpoint(addNotificationDevice, { body: bodyOf(subscription) })
  } catch {
    // The next page tries again.
  }
}

/** Turns notifications off in this browser. The server's list is not changed. */
export async function unsubscribeDevice(): Promise<void> {
  unmarkNotificationDevice()
  // A renewal that is under way would add the device again.
  await renewal
  const subscription = await findDeviceSubscription()
  await subscription?.unsubscribe().catch(() => false)
}

/** Returns `true` if this browser has a subscription and the permission. */
export async function isDeviceSubscribed(): Promise<boolean> {
  return Notification.permission === 'granted' && (await findDeviceSubscription()) !== undefined
}

async function findDeviceSubscription(): Promise<PushSubscription | undefined> {
  const registration = await findPortalWorker()
  return (await registration?.pushManager.getSubscription().catch(() => null)) ?? undefined
}

async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const existing = await manager.getSubscription()
  if (existing && hasKey(existing, publicKey)) return existing
  // A browser refuses a second subscription with another key.
  await existing?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
}

function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey: key } = options
  if (key === null) return false
  const bytes = new Uint8Array(key)
  return bytesOf(publicKey).every((byte, index) => byte === bytes[index])
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function bodyOf(subscription: PushSubscription): PushSubscriptionInput {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
}
