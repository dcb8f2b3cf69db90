import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { PublicNetwork } from '#app/platform/http/post-to-public-host.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import { notificationEventStore } from './notification-event-store.server.ts'
import { notificationOutboxStore } from './notification-outbox-store.server.ts'
import { notificationSettingsStore } from './notification-settings-store.server.ts'
import { pushService } from './push-service.server.ts'
import { pushSubscriptionStore } from './push-subscription-store.server.ts'
import { vapidKeyStore } from './vapid-key-store.server.ts'

export type NotificationServices = ReturnType<typeof notificationServices>

type Deps = {
  db: Db
  clock: Clock
  timeZone: string
  mayDo: HasCapability
  log: Pick<Log, 'error'>
  dealer: Pick<DealerStore, 'get'>
  publicUrl: string | undefined
  network: PublicNetwork | undefined
}

/** Creates the stores of notifications and the service that sends them. */
export function notificationServices(needs: Deps) {
  const { db, clock } = needs
  const keys = vapidKeyStore(db, clock)
  const outbox = notificationOutboxStore(db, clock)
  return {
    keys,
    outbox,
    settings: notificationSettingsStore(db),
    subscriptions: pushSubscriptionStore(db, clock),
    events: notificationEventStore({ ...needs, outbox }),
    service: pushService({ ...needs, keys }),
  }
}
