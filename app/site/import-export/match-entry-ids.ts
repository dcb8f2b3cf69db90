type EntryWithPicture = { picture: string }

/**
 * The entries of an archive's list with the numbers that they have here: the same picture is the same
 * thing; of two that share one, the first with the first. One that is new has none.
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
