import type { StaffStore } from '#app/auth/login/staff-store.server.ts'
import type { PushMessage } from '#app/crm/my-calls/push-message.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { outageLog } from '#app/platform/db/outage-log.server.ts'
import { type OutboxWorker, startOutboxWorker } from '#app/platform/db/outbox-worker.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { composeNotification } from './compose-notification.server.ts'
import type { NotificationEventStore } from './notification-event-store.server.ts'
import { isNotificationKind } from './notification-kinds.ts'
import {
  type NotificationOutboxStore,
  type OutboxNotification,
  waitingSubscriptions,
} from './notification-outbox-store.server.ts'
import type { NotificationSettingsStore } from './notification-settings-store.server.ts'
import type { PushService } from './push-service.server.ts'
import type {
  PushSubscriptionRow,
  PushSubscriptionStore,
} from './push-subscription-store.server.ts'
import { deliveryTimes } from './quiet-hours.ts'

export type NotificationWorkerDeps = {
  db: Db
  clock: Clock
  timeZone: string
  log: Log
  mayDo: HasCapability
  staff: Pick<StaffStore, 'find'>
  deskList: { waiting: (reader: StaffAccount) => Promise<number> }
  notifications: {
    outbox: NotificationOutboxStore
    settings: NotificationSettingsStore
    subscriptions: PushSubscriptionStore
    events: Pick<NotificationEventStore, 'notifyOfDueEnquiries'>
    service: PushService
  }
}

/** Interval in which the worker looks for due enquiries, in milliseconds. */
const dueInterval = 30_000

/**
 * Sends the notifications in the outbox, and queues those about due calls, until the worker is
 * stopped. `interval` is the time between two reads of the outbox in milliseconds.
 */
export function startNotificationWorker(
  needs: NotificationWorkerDeps,
  interval?: number,
): OutboxWorker {
  const { log, db, notifications } = needs
  const worker = startOutboxWorker({
    claimNext: () => notifications.outbox.claimNext(),
    send: (notification) => sendNotification(needs, notification),
    log,
    says: {
      waits: 'the notifications wait for the database',
      fails: 'the notifications could not be read',
      goesOn: 'the notifications are read again',
    },
    interval,
  })
  const trouble = outageLog(log, {
    waits: 'the due enquiries wait for the database',
    fails: 'the due enquiries could not be read',
    goesOn: 'the due enquiries are read again',
  })
  let looking = Promise.resolve()
  const look = () => {
    looking = notifications.events.notifyOfDueEnquiries(db).then(
      () => trouble.over(),
      (error: unknown) => trouble.note(error),
    )
  }
  const timer = setInterval(look, dueInterval)
  timer.unref()
  look()
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all([worker.stop(), looking])
    },
  }
}

/** Sends one notification to all devices of its person, unless it no longer concerns the person. */
export async function sendNotification(
  needs: NotificationWorkerDeps,
  notification: OutboxNotification,
): Promise<void> {
  const { clock, timeZone, notifications } = needs
  const { outbox, settings, subscriptions } = notifications
  const now = clock()
  const { kind, staff_id: staffId, expires_at: expiresAt } = notification
  if (expiresAt <= now.toISOString()) return outbox.drop(notification, 'expired')
  if (!isNotificationKind(kind)) return outbox.drop(notification, 'unknown')
  const chosen = await settings.get(staffId)
  const times = deliveryTimes({ kind, due: expiresAt, settings: chosen }, now, timeZone)
  if (!times) return outbox.drop(notification, 'quiet')
  // Quiet hours began after the notification was queued.
  const isQuiet = Date.parse(times.dueAt) - now.getTime() > 60_000
  if (isQuiet) return outbox.postpone(notification, times)
  const message = await composeNow(needs, notification, chosen)
  if (!message) return outbox.drop(notification, 'irrelevant')
  const waiting = waitingSubscriptions(notification)
  const devices = (await subscriptions.listByStaff(staffId)).filter(
    ({ id }) => !waiting || waiting.includes(id),
  )
  if (devices.length === 0) return outbox.drop(notification, 'no-device')
  const seconds = (Date.parse(expiresAt) - now.getTime()) / 1000
  await sendToDevices(needs, { notification, message, devices, seconds })
}

async function composeNow(
  { clock, timeZone, mayDo, staff, deskList, notifications }: NotificationWorkerDeps,
  notification: OutboxNotification,
  settings: Awaited<ReturnType<NotificationSettingsStore['get']>>,
): Promise<PushMessage | undefined> {
  const { kind, staff_id, enquiry_id: id } = notification
  const isSummed = kind === 'newEnquiry' || kind === 'assigned'
  const count = isSummed
    ? await notifications.outbox.absorbSimilar(notification)
    : notification.count
  const enquiry = id === null ? undefined : await notifications.outbox.findEnquiry(id)
  const person = await staff.find(staff_id)
  const message = composeNotification(
    { ...notification, count },
    { person, settings, enquiry, mayDo, now: clock(), timeZone },
  )
  if (!message || !person || !mayDo(person, 'desk.work')) return message
  return { ...message, waiting: await deskList.waiting(person) }
}

type Delivery = {
  notification: OutboxNotification
  message: PushMessage
  devices: readonly PushSubscriptionRow[]
  seconds: number
}

async function sendToDevices(
  { log, notifications: { outbox, service, subscriptions } }: NotificationWorkerDeps,
  { notification, message, devices, seconds }: Delivery,
): Promise<void> {
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      const outcome = await service.send(device, message, seconds)
      if (outcome.type === 'gone') await subscriptions.remove(device.staff_id, device.id)
      return { device, outcome }
    }),
  )
  const failed = outcomes.flatMap(({ device, outcome }) =>
    outcome.type === 'failed' ? [{ id: device.id, ...outcome }] : [],
  )
  const [first] = failed
  if (!first) return outbox.markSent(notification)
  const attempt = notification.attempts + 1
  log.warn(
    { notification: notification.id, attempt, reason: first.reason },
    'notification not sent',
  )
  const retried = failed.filter(({ canRetry }) => canRetry).map(({ id }) => id)
  if (retried.length === 0) return outbox.drop(notification, first.reason)
  return outbox.markFailed(notification, { reason: first.reason, subscriptions: retried })
}
