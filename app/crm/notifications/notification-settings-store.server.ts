import type { Db } from '#app/platform/db/connect-database.server.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import {
  defaultNotificationSettings,
  type NotificationSettings,
  notificationKindsSchema,
} from './notification-settings.ts'

export type NotificationSettingsStore = ReturnType<typeof notificationSettingsStore>

/** Stores the notification settings of each account. */
export function notificationSettingsStore(db: Db) {
  return {
    async get(staffId: number): Promise<NotificationSettings> {
      const stored = await this.list([staffId])
      return stored.get(staffId) ?? defaultNotificationSettings
    },

    /** Returns the settings of the accounts that have changed them. */
    async list(staffIds: readonly number[]): Promise<Map<number, NotificationSettings>> {
      if (staffIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('push_settings')
        .selectAll()
        .where('staff_id', 'in', [...staffIds])
        .execute()
      return new Map(
        rows.map((row) => [
          row.staff_id,
          {
            kinds: parseStoredJson(
              notificationKindsSchema,
              row.kinds_json,
              defaultNotificationSettings.kinds,
            ),
            quietFrom: row.quiet_from,
            quietTo: row.quiet_to,
            showsDetails: row.shows_details === 1,
          },
        ]),
      )
    },

    async save(staffId: number, settings: NotificationSettings): Promise<void> {
      const values = {
        kinds_json: JSON.stringify(settings.kinds),
        quiet_from: settings.quietFrom,
        quiet_to: settings.quietTo,
        shows_details: settings.showsDetails ? (1 as const) : (0 as const),
      }
      await db
        .insertInto('push_settings')
        .values({ staff_id: staffId, ...values })
        .onConflict((oc) => oc.column('staff_id').doUpdateSet(values))
        .execute()
    },
  }
}
