/** `true` if the visitor prefers to save data. */
export function isDataSaverOn(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const isSaving =
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  return isSaving || matchMedia('(prefers-reduced-data: reduce)').matches
}
