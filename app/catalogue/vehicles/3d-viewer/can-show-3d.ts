import { isDataSaverOn } from '#app/catalogue/vehicles/turntable/is-data-saver-on.ts'

/**
 * `true` if the browser has WebGL, the device has enough memory and the visitor does not save data.
 */
export function canShow3d(): boolean {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  const isSmall = typeof memory === 'number' && memory <= 2
  return !isSmall && !isDataSaverOn() && hasWebglContext()
}

/** Creates a context and releases it at once: a browser allows only few, and each uses memory. */
function hasWebglContext(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
