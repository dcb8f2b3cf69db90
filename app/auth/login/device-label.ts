/**
 * Names browser and system, such as "Chrome on Android", or '' if the browser does not send them.
 */
export function deviceLabel(userAgent: string | null | undefined): string {
  const said = (userAgent ?? '').slice(0, 500)
  const browser = firstMatchingName(browsers, said)
  const system = firstMatchingName(systems, said)
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}

/** The order matters: each user agent also contains the names of the browsers below it. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

function firstMatchingName(names: readonly [RegExp, string][], said: string): string | undefined {
  return names.find(([pattern]) => pattern.test(said))?.[1]
}
