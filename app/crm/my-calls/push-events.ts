import type { PushMessage } from './push-message.ts'

// Events of notifications in the service worker.

type ExtendableEventLike = { waitUntil(until: Promise<unknown>): void }
type PushEventLike = ExtendableEventLike & { data: { json(): unknown } | null }
type NotificationClickLike = ExtendableEventLike & {
  notification: { data: unknown; close(): void }
}
type SubscriptionChangeLike = ExtendableEventLike & {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}
type WindowClientLike = {
  url: string
  focus(): Promise<WindowClientLike>
  navigate(url: string): Promise<unknown>
}

declare function addEventListener(type: 'push', heard: (event: PushEventLike) => void): void
declare function addEventListener(
  type: 'notificationclick',
  heard: (event: NotificationClickLike) => void,
): void
declare function addEventListener(
  type: 'pushsubscriptionchange',
  heard: (event: SubscriptionChangeLike) => void,
): void
declare const registration: ServiceWorkerRegistration
declare const clients: {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClientLike[]>
  openWindow(url: string): Promise<unknown>
}

const icon = '/icon-192.png'
/** Maximum number of ids in a notification. A repeat comes within minutes. */
const maxIds = 20

/** Shows notifications, opens their pages, and renews the subscription if the browser changes it. */
export function listenForPushes(): void {
  addEventListener('push', (event) => event.waitUntil(showPush(event.data)))
  addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage(urlOf(event.notification.data)))
  })
  addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
}

/**
 * Browsers require a notification for each push, so an unreadable one shows a general text. The
 * server sends a notification again if it does not know that it arrived. Then the notification on
 * the screen stays as it is and makes no second sound.
 */
async function showPush(data: PushEventLike['data']) {
  const { title, body, tag, url, id, waiting } = parseMessage(data) ?? generalMessage
  const [shown] = await registration.getNotifications({ tag }).catch(() => [])
  const ids = idsOf(shown?.data)
  const isRepeat = shown !== undefined && id !== undefined && ids.includes(id)
  await Promise.all([
    registration.showNotification(isRepeat ? shown.title : title, {
      body: isRepeat ? shown.body : body,
      tag,
      icon,
      badge: icon,
      data: isRepeat ? shown.data : { url, ids: [...ids, id].slice(-maxIds) },
      // A later notification about the same enquiry replaces the earlier one, with a sound.
      ...{ renotify: !isRepeat },
    }),
    waiting === undefined ? undefined : showBadge(waiting),
  ])
}

/** Lists the ids of the notifications that one on the screen shows or has replaced. */
function idsOf(data: unknown): readonly unknown[] {
  const ids = typeof data === 'object' && data !== null && 'ids' in data ? data.ids : undefined
  return Array.isArray(ids) ? ids : []
}

const generalMessage: PushMessage = {
  title: 'Something is new at the desk',
  body: '',
  tag: 'general',
  url: '/admin/desk',
}

function parseMessage(data: PushEventLike['data']): PushMessage | undefined {
  try {
    const said = data?.json()
    if (typeof said !== 'object' || said === null) return undefined
    const { title, body, tag, url, id, waiting }: Partial<Record<string, unknown>> = { ...said }
    if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string')
      return undefined
    return {
      ...{ title, body, tag, url: pathOf(url) },
      ...(typeof id === 'number' ? { id } : {}),
      ...(typeof waiting === 'number' ? { waiting } : {}),
    }
  } catch {
    return undefined
  }
}

const urlOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'url' in data ? pathOf(data.url) : generalMessage.url

/** A notification opens only pages of the portal. */
const pathOf = (url: unknown): string =>
  typeof url === 'string' && url.startsWith('/admin/') ? url : generalMessage.url

/**
 * Focuses a tab that shows the page already. Otherwise opens the page in a new tab, because another
 * tab may hold text that was not sent.
 */
async function openPage(path: string) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = tabs.find(({ url }) => new URL(url).pathname === path.split('?')[0])
  if (open) await open.focus()
  else await clients.openWindow(path)
}

async function showBadge(waiting: number) {
  try {
    if ('setAppBadge' in navigator) await navigator.setAppBadge(waiting)
  } catch {
    // A browser that does not allow a badge shows only the notification.
  }
}

/** If the session has ended, the portal renews the subscription after the next login. */
async function renew({ oldSubscription, newSubscription }: SubscriptionChangeLike) {
  const options = oldSubscription?.options
  const subscription =
    newSubscription ?? (options && (await registration.pushManager.subscribe(options)))
  if (!subscription) return
  await fetch('/api/me/notifications/devices', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(subscription),
  })
}
