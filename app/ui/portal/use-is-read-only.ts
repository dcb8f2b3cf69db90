import type { MenuItem } from './portal-menu.ts'
import { useHasCapability } from './portal-permissions.ts'

/** Returns a function that is `true` for pages of content that the account may only read. */
export function useIsReadOnly(): (item: MenuItem) => boolean {
  const may = useHasCapability()
  return ({ edits }) => edits !== undefined && !may(edits)
}
