/** The reason why a browser cannot show notifications. */
export type PushObstacle = 'http' | 'iosBrowser' | 'iosOld' | 'denied' | 'none'

/** Facts about a browser. */
export type PushEnvironment = {
  userAgent: string
  /** `true` for a screen that can be touched, as on an iPad, which calls itself a Mac. */
  hasTouch: boolean
  isSecure: boolean
  /** `true` if the browser has service workers, push and notifications. */
  hasPush: boolean
  /** `true` if the page was opened from the home screen. */
  isInstalled: boolean
  /** Undefined in a browser without notifications. */
  permission: NotificationPermission | undefined
}

/** Returns the reason why notifications do not work, or undefined if they can be turned on. */
export function findPushObstacle({
  userAgent,
  hasTouch,
  isSecure,
  hasPush,
  isInstalled,
  permission,
}: PushEnvironment): PushObstacle | undefined {
  if (!isSecure) return 'http'
  if (hasPush) return permission === 'denied' ? 'denied' : undefined
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && hasTouch)
  if (!isIos) return 'none'
  if (isOlderThanWebPush(userAgent)) return 'iosOld'
  return isInstalled ? 'none' : 'iosBrowser'
}

/** Web Push exists since iOS 16.4. */
function isOlderThanWebPush(userAgent: string): boolean {
  const [, major, minor] = /OS (\d+)_(\d+)/.exec(userAgent) ?? []
  if (major === undefined) return false
  return Number(major) < 16 || (Number(major) === 16 && Number(minor) < 4)
}

/** Reads the facts about this browser. */
export function readPushEnvironment(): PushEnvironment {
  return {
    userAgent: navigator.userAgent,
    hasTouch: navigator.maxTouchPoints > 1,
    isSecure: isSecureContext,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    isInstalled:
      matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true),
    permission: 'Notification' in window ? Notification.permission : undefined,
  }
}
