/** Kinds of notifications, as the settings and the outbox name them. */
export const notificationKinds = ['newEnquiry', 'assigned', 'due', 'mentioned', 'approval'] as const

export type NotificationKind = (typeof notificationKinds)[number]

export function isNotificationKind(kind: string): kind is NotificationKind {
  return notificationKinds.some((one) => one === kind)
}
