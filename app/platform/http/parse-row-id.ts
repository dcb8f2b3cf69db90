/**
 * Parses a row's id from a path. Returns undefined if it is invalid; ids on PostgreSQL end at 2³¹.
 */
export function parseRowId(text: string | undefined): number | undefined {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return id >= 1 && id <= 2_147_483_647 ? id : undefined
}
