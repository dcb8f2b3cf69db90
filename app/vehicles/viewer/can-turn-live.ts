import { savesData } from '#app/vehicles/turntable/saves-data.ts'

/** A machine is drawn live where the browser can, a telephone has memory for it and nobody saves data. */
export function canTurnLive(): boolean {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  return !(
    savesData() ||
    (typeof memory === 'number' && memory <= 2) ||
    !document.createElement('canvas').getContext('webgl2')
  )
}
