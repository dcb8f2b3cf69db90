import { isDataSaverOn } from '#app/catalogue/vehicles/turntable/is-data-saver-on.ts'

/** A machine is drawn live where the browser can, a telephone has memory for it and nobody saves data. */
export function canShow3d(): boolean {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  const isSmall = typeof memory === 'number' && memory <= 2
  return !isSmall && !isDataSaverOn() && hasWebglContext()
}

/** Asked, and let go at once: a browser has few of them, and each holds memory. */
function hasWebglContext(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
