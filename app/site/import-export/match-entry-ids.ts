type EntryWithPicture = { picture: string }

/**
 * Gives the entries of an archive's list the ids of existing entries with the same picture. If
 * several entries have the same picture, they are matched in order. A new entry gets no id.
 */
export function matchEntryIds<Entry extends EntryWithPicture>(
  wanted: readonly Entry[],
  there: readonly (EntryWithPicture & { id?: number | undefined })[],
): (Entry & { id?: number })[] {
  const free = [...there]
  return wanted.map((entry) => {
    const at = free.findIndex(({ picture }) => picture === entry.picture)
    const [same] = at < 0 ? [] : free.splice(at, 1)
    return same?.id === undefined ? entry : { ...entry, id: same.id }
  })
}
