import type { PriceListLineEdit } from './price-list-line.ts'
import type { PriceListPreviewRow } from './price-list-preview-row.ts'

/**
 * Groups the rows of a preview as the page shows them, with price jumps apart from other changes.
 */
export function groupPreviewRows(rows: readonly PriceListPreviewRow[]) {
  const of = (verdict: PriceListPreviewRow['verdict']) =>
    rows.filter((row) => row.verdict === verdict)
  const changes = of('change')
  return {
    wrong: of('wrong'),
    jumps: changes.filter(({ isJump }) => isJump),
    changes: changes.filter(({ isJump }) => !isJump),
    follows: of('follows'),
    same: of('same'),
  }
}

export const previewRowKey = ({ id, variant }: PriceListPreviewRow) => `${id}-${variant ?? ''}`

/**
 * Returns the keys of the initially selected rows: all changes except price jumps, which staff must
 * select.
 */
export const initiallySelectedRows = (rows: readonly PriceListPreviewRow[]): ReadonlySet<string> =>
  new Set(groupPreviewRows(rows).changes.map(previewRowKey))

/** Returns the edits to send: the selected rows, and the unchanged variants of selected models. */
export function editsFromPreview(
  rows: readonly PriceListPreviewRow[],
  chosen: ReadonlySet<string>,
): PriceListLineEdit[] {
  const { changes, jumps, same } = groupPreviewRows(rows)
  const taken = [...changes, ...jumps].filter((row) => chosen.has(previewRowKey(row)))
  const models = new Set(taken.map(({ id }) => id))
  const staying = same.filter(({ id, variant }) => variant !== null && models.has(id))
  return [...taken, ...staying].flatMap(({ id, variant, version, was, now, availability }) => {
    if (now === null) return []
    // An unchanged price is not sent, because that would mark it as checked today.
    const price = variant === null && now === was ? undefined : now
    return [{ id, variant, version, price, ...(availability !== null && { availability }) }]
  })
}
