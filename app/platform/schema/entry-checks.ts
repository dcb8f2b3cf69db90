// Validation of the lists of the site's content.

/** Returns `true` if no id occurs twice. An entry that was never published has no id. */
export const hasUniqueIds = (list: readonly { id?: number | undefined }[]) =>
  new Set(list.map(({ id }, index) => id ?? -index - 1)).size === list.length

/** Returns `true` if the first day is not after the last day; both days are included. */
export const isDateRangeInOrder = ({
  from,
  until,
}: {
  from?: string | undefined
  until?: string | undefined
}) => from === undefined || until === undefined || from <= until
