import { safeLocalStorage } from '#app/ui/components/browser-storage.ts'

/** User ID of the person who turned notifications on in this browser. A logout deletes it. */
const markerKey = 'notifications'

export const isNotificationDevice = (userId: string): boolean =>
  safeLocalStorage.get(markerKey) === userId

export function markNotificationDevice(userId: string): void {
  safeLocalStorage.set(markerKey, userId)
}

export function unmarkNotificationDevice(): void {
  safeLocalStorage.remove(markerKey)
}
