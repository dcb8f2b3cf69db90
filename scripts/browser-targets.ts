/**
 * The oldest supported browsers (docs/decisions/0046-supported-browsers.md), by their names in
 * browser-compat-data.
 */
export const supportedBrowsers = {
  chrome: '111',
  chrome_android: '111',
  webview_android: '111',
  firefox: '128',
  firefox_android: '128',
  safari: '16.4',
  safari_ios: '16.4',
} as const

/** The same browsers by Vite's names. */
export const browserTargets = ['chrome111', 'firefox128', 'safari16.4', 'ios16.4']
