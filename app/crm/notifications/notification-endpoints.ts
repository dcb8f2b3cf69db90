import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { notificationKindsSchema, notificationSettingsSchema } from './notification-settings.ts'
import { pushSubscriptionSchema } from './push-subscription.ts'

const tag = 'Notifications'
const messageAnswer = v.object({ message: v.string() })
const path = '/api/me/notifications'

const notificationDeviceSchema = v.object({
  id: v.number(),
  /** Device label, such as "Chrome on Android", or ''. */
  device: v.string(),
  /** Instant, ISO 8601. */
  createdAt: v.string(),
  /** `true` for the device whose session sent the request. */
  isThis: v.boolean(),
})

export type NotificationDevice = v.InferOutput<typeof notificationDeviceSchema>

const notificationPageSchema = v.object({
  /** The site's public key, in base64url, with which a browser subscribes. */
  publicKey: v.string(),
  settings: v.object({
    kinds: notificationKindsSchema,
    quietFrom: v.string(),
    quietTo: v.string(),
    showsDetails: v.boolean(),
  }),
  devices: v.array(notificationDeviceSchema),
})

export type NotificationPageData = v.InferOutput<typeof notificationPageSchema>

export const getNotifications = defineEndpoint({
  method: 'GET',
  path,
  may: 'account.own',
  says: 'Notification settings and devices of the own account',
  tag,
  answer: notificationPageSchema,
  isPrivate: true,
})

export const changeNotifications = defineEndpoint({
  method: 'PUT',
  path,
  may: 'account.own',
  says: 'Change the notification settings of the own account',
  tag,
  body: notificationSettingsSchema,
  example: {
    kinds: { newEnquiry: true, assigned: true, due: true, mentioned: false, approval: true },
    quietFrom: '21:00',
    quietTo: '08:00',
    showsDetails: false,
  },
  answer: messageAnswer,
})

export const addNotificationDevice = defineEndpoint({
  method: 'POST',
  path: '/api/me/notifications/devices',
  may: 'account.own',
  says: 'Turn on notifications for the browser of this session; a repeated request changes nothing',
  tag,
  body: pushSubscriptionSchema,
  example: {
    endpoint: 'https://push.example.com/send/3f2a9c',
    keys: {
      p256dh:
        'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    },
  },
  answer: v.object({ message: v.string(), id: v.number(), publicKey: v.string() }),
  refusals: [409],
})

export const removeNotificationDevice = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/notifications/devices/:id',
  may: 'account.own',
  says: 'Turn off notifications on a device of the own account',
  tag,
  answer: messageAnswer,
  refusals: [404],
})

export const testNotificationDevice = defineEndpoint({
  method: 'POST',
  path: '/api/me/notifications/devices/:id/test',
  may: 'account.own',
  says: 'Send a test notification to a device of the own account',
  tag,
  answer: messageAnswer,
  refusals: [404, 409, 429],
})
