/** The program with which a phone shows a model in the room. */
export type ArViewer = 'quick-look' | 'scene-viewer'

type Device = { userAgent: string; protocol: string; opensArLinks: boolean }

/**
 * Returns the AR viewer that this device may have. A browser cannot tell whether an Android phone
 * has one. Both need a secure address.
 */
export function findArViewer(device: Device = readDevice()): ArViewer | undefined {
  if (device.protocol !== 'https:') return undefined
  if (device.opensArLinks) return 'quick-look'
  const isAndroid = /android/i.test(device.userAgent)
  // Firefox does not open the address of another app.
  return isAndroid && !/firefox/i.test(device.userAgent) ? 'scene-viewer' : undefined
}

function readDevice(): Device {
  const { relList } = document.createElement('a')
  return {
    userAgent: navigator.userAgent,
    protocol: location.protocol,
    // Only Safari and other browsers of iOS support it; some refuse the question.
    opensArLinks: relList?.supports?.('ar') ?? false,
  }
}

/** Part of the address to which Android returns if the phone has no viewer. */
export const noArViewerHash = '#no-ar-viewer'

/** Returns the address with which Android opens Scene Viewer. `page` and the model are absolute. */
export function sceneViewerAddress({
  model,
  title,
  page,
}: {
  model: string
  title: string
  page: string
}): string {
  const asked = new URLSearchParams({
    file: model,
    mode: 'ar_preferred',
    title,
    resizable: 'false',
  })
  const back = new URL(page)
  back.hash = noArViewerHash
  // A plus sign is a space in a form, but not in the address of an app.
  const query = asked.toString().replaceAll('+', '%20')
  return [
    `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent`,
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(back.href)}`,
    'end;',
  ].join(';')
}
