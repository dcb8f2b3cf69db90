import type { PriceListLineEdit } from './price-list-line.ts'
import type { PriceListPreviewRow } from './price-list-preview-row.ts'

/** The rows of a preview by what is done with them. */
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

/** At first all that changes, but for what moves by more than a fifth: that has to be chosen. */
export const initiallySelectedRows = (rows: readonly PriceListPreviewRow[]): ReadonlySet<string> =>
  new Set(groupPreviewRows(rows).changes.map(previewRowKey))

/** What is sent: what is chosen, and variants that are said to stay though their model moves. */
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
    // A model's price that stays is not said to be looked up today.
    const price = variant === null && now === was ? undefined : now
    return [{ id, variant, version, price, ...(availability !== null && { availability }) }]
  })
}
