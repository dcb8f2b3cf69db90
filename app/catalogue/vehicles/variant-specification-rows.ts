import { groupBy } from '#app/platform/schema/group-by.ts'

type Row = { label: string; value: string; approximate: boolean; variant?: string | undefined }

/** Keeps the rows without a variant and those of this variant, in each group. */
export function filterRowsByVariant<Group extends string, Of extends Row>(
  groups: Readonly<Record<Group, readonly Of[]>>,
  variant: string | undefined,
): Record<Group, Of[]>
export function filterRowsByVariant(
  groups: Readonly<Record<string, readonly Row[]>>,
  variant: string | undefined,
): Record<string, Row[]> {
  return Object.fromEntries(
    Object.entries(groups).map(([group, rows]) => [
      group,
      rows.filter((row) => row.variant === undefined || row.variant === variant),
    ]),
  )
}

/**
 * Merges rows with the same label for readers without variants: `Drum, 130 mm (Drum) or Disc, 240
 * mm (Disc)`.
 */
export function mergeRowsByLabel<Of extends Row>(rows: readonly Of[]): Of[] {
  const byLabel = groupBy(rows, ({ label }) => label)
  return [...byLabel.values()].flatMap((same) => {
    const [first] = same
    if (!first || same.length === 1) return first ?? []
    const value = same.map((it) => (it.variant ? `${it.value} (${it.variant})` : it.value))
    return {
      ...first,
      value: value.join(' or '),
      variant: undefined,
      approximate: same.some((it) => it.approximate),
    }
  })
}
