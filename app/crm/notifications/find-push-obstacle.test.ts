import { expect, it } from 'vitest'
import { findPushObstacle, type PushEnvironment } from './find-push-obstacle.ts'

const chrome: PushEnvironment = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
  hasTouch: true,
  isSecure: true,
  hasPush: true,
  isInstalled: false,
  permission: 'default',
}
const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) Version/17.0 Mobile Safari/604.1`
const safari = { ...chrome, userAgent: iphone('17_2'), hasPush: false, permission: undefined }

it.each([
  ['a current browser has no obstacle', {}, undefined],
  ['a site without HTTPS', { isSecure: false, hasPush: false }, 'http'],
  ['a person who blocked notifications', { permission: 'denied' }, 'denied'],
  ['a browser without push', { hasPush: false }, 'none'],
] as const)('%s', (_, given, obstacle) => {
  expect(findPushObstacle({ ...chrome, ...given })).toBe(obstacle)
})

it.each([
  ['a page in Safari on an iPhone must go to the home screen', {}, 'iosBrowser'],
  ['an iPad that calls itself a Mac too', { userAgent: 'Mozilla/5.0 (Macintosh)' }, 'iosBrowser'],
  ['an iPhone with iOS 16.3 needs an update', { userAgent: iphone('16_3') }, 'iosOld'],
  ['an iPhone with iOS 16.4 does not', { userAgent: iphone('16_4') }, 'iosBrowser'],
  ['an installed app with push works', { isInstalled: true, hasPush: true }, undefined],
] as const)('%s', (_, given, obstacle) => {
  expect(findPushObstacle({ ...safari, ...given })).toBe(obstacle)
})
