import { expect, test } from 'vitest'
import { findArViewer, sceneViewerAddress } from './ar-viewer.ts'

const chrome = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140.0 Mobile Safari/537.36'
const secure = { protocol: 'https:', opensArLinks: false }

test.each([
  ['Chrome on Android', { ...secure, userAgent: chrome }, 'scene-viewer'],
  ['an iPhone', { ...secure, userAgent: 'iPhone', opensArLinks: true }, 'quick-look'],
  ['Firefox on Android', { ...secure, userAgent: 'Android 15; Firefox/140.0' }, undefined],
  ['a computer', { ...secure, userAgent: 'X11; Linux x86_64' }, undefined],
  ['an address without https', { ...secure, userAgent: chrome, protocol: 'http:' }, undefined],
])('finds the AR viewer of %s', (_, device, viewer) => {
  expect(findArViewer(device)).toBe(viewer)
})

test('opens the model in Scene Viewer, in its true size, with the page as fallback', () => {
  const address = sceneViewerAddress({
    model: 'https://shop.example/ar/dio/sports-red.0123456789abcdef.glb',
    title: 'DIO 125 & more',
    page: 'https://shop.example/angle-view/DIO?colour=sports-red',
  })
  const [url, ...intent] = address.split(';')
  expect(intent).toContain('package=com.google.android.googlequicksearchbox')
  expect(intent).toContain(
    'S.browser_fallback_url=https%3A%2F%2Fshop.example%2Fangle-view%2FDIO%3Fcolour%3Dsports-red%23no-ar-viewer',
  )
  const { searchParams, hash } = new URL(url?.replace('intent:', 'https:') ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    file: 'https://shop.example/ar/dio/sports-red.0123456789abcdef.glb',
    mode: 'ar_preferred',
    title: 'DIO 125 & more',
    resizable: 'false',
  })
  expect([hash, address.includes('+')]).toEqual(['#Intent', false])
})
