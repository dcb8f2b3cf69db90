import { deviceLabel } from '#app/auth/login/device-label.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import { httpProblem, unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { Session } from '#app/platform/permissions/session.ts'
import { fail, failField } from '#app/platform/result/result.ts'
import {
  addNotificationDevice,
  changeNotifications,
  getNotifications,
  type NotificationPageData,
  removeNotificationDevice,
  testNotificationDevice,
} from './notification-endpoints.ts'
import type { NotificationServices } from './notification-services.server.ts'
import { isUsableKey } from './push-service.server.ts'
import * as words from './staff-words.ts'

export type NotificationEndpointDeps = {
  notifications: Pick<NotificationServices, 'keys' | 'settings' | 'subscriptions' | 'service'>
  limits: { testNotifications: RateLimiter }
}

/** Seconds for which a push service keeps a test notification. */
const testSeconds = 60

export async function loadNotifications(
  { notifications: { keys, settings, subscriptions } }: NotificationEndpointDeps,
  { staff, idHash }: Pick<Session, 'staff' | 'idHash'>,
): Promise<NotificationPageData> {
  const rows = await subscriptions.listByStaff(staff.id)
  return {
    publicKey: (await keys.get()).publicKey,
    settings: await settings.get(staff.id),
    devices: rows.map(({ id, device, created_at: createdAt, session_hash }) => ({
      ...{ id, device, createdAt },
      isThis: session_hash === idHash,
    })),
  }
}

/** Endpoints with which staff turn notifications on and off for themselves. */
export const notificationEndpoints = [
  handleEndpoint(getNotifications, (needs: NotificationEndpointDeps, { session }) =>
    loadNotifications(needs, session),
  ),

  handleEndpoint(
    changeNotifications,
    async ({ notifications }: NotificationEndpointDeps, { session, body }) => {
      await notifications.settings.save(session.staff.id, body)
      return { message: words.settingsSaved }
    },
  ),

  handleEndpoint(
    addNotificationDevice,
    async ({ notifications }: NotificationEndpointDeps, { session, body, request }) => {
      if (!isUsableKey(body)) throw httpProblem(failField('keys', words.invalidSubscription))
      const { subscriptions, keys } = notifications
      const owner = { staffId: session.staff.id, sessionHash: session.idHash }
      const device = deviceLabel(request.headers.get('user-agent'))
      const id = unwrapResult(await subscriptions.save(body, { ...owner, device }))
      return { message: words.turnedOn, id, publicKey: (await keys.get()).publicKey }
    },
  ),

  handleEndpoint(
    removeNotificationDevice,
    async ({ notifications }: NotificationEndpointDeps, { session, params }) => {
      const isRemoved = await notifications.subscriptions.remove(
        session.staff.id,
        parseRowId(params.id) ?? 0,
      )
      if (!isRemoved) throw new Problem(404, words.noSuchDevice)
      return { message: words.removed }
    },
  ),

  handleEndpoint(
    testNotificationDevice,
    async ({ notifications, limits }: NotificationEndpointDeps, { session, params }) => {
      const { subscriptions, service } = notifications
      const id = parseRowId(params.id)
      const device = (await subscriptions.listByStaff(session.staff.id)).find(
        (one) => one.id === id,
      )
      if (!device) throw new Problem(404, words.noSuchDevice)
      const wait = await limits.testNotifications.take(String(session.staff.id))
      if (wait > 0)
        throw httpProblem(fail('too-many', words.tooManyTests(Math.ceil(wait / 60)), { wait }))
      const message = { title: words.testTitle, body: words.testBody, tag: 'test' }
      const outcome = await service.send(device, { ...message, url: '/admin/profile' }, testSeconds)
      if (outcome.type === 'gone') {
        await subscriptions.remove(session.staff.id, device.id)
        throw new Problem(409, words.testGone)
      }
      if (outcome.type === 'failed') throw new Problem(409, words.testRefused)
      return { message: words.testSent }
    },
  ),
]
