// What lists of the site's parts are checked by.

/** Entries in the dealer's order, of which one that has never been published has no id. */
export const hasUniqueIds = (list: readonly { id?: number | undefined }[]) =>
  new Set(list.map(({ id }, index) => id ?? -index - 1)).size === list.length

/** A first and a last day, both their own. */
export const isDateRangeInOrder = ({
  from,
  until,
}: {
  from?: string | undefined
  until?: string | undefined
}) => from === undefined || until === undefined || from <= until
