/** A machine is drawn live where the browser can, a telephone has memory for it and nobody saves data. */
export function canTurnLive(): boolean {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  const connection: unknown = Reflect.get(navigator, 'connection')
  const savesData =
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  return !(
    savesData ||
    (typeof memory === 'number' && memory <= 2) ||
    matchMedia('(prefers-reduced-data: reduce)').matches ||
    !document.createElement('canvas').getContext('webgl2')
  )
}
