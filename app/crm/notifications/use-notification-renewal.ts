import { useEffect } from 'react'
import { isNotificationDevice } from './notification-device-marker.ts'

/**
 * Gives the browser's subscription to the current session, if this person turned notifications on
 * in this browser. A subscription ends with its session, so it is renewed after the next login.
 */
export function useNotificationRenewal(userId: string): void {
  useEffect(() => {
    if (!isNotificationDevice(userId)) return
    void import('./device-subscription.ts').then(
      ({ renewSubscription }) => renewSubscription(userId),
      () => {
        // Without the network, the next page tries again.
      },
    )
  }, [userId])
}
