import { useState } from 'react'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import * as words from './palette-dialog-titles.ts'
import type { PaletteDialogName } from './use-palette-shortcuts.ts'

const LazyCommandPalette = lazyDialog(
  words.searchTitle,
  async () => (await import('./lazy-palette-dialogs.ts')).CommandPalette,
)
const LazyKeyboardShortcutsDialog = lazyDialog(
  words.keyboardShortcutsTitle,
  async () => (await import('./lazy-palette-dialogs.ts')).KeyboardShortcutsDialog,
)

/**
 * Renders the dialogs that `usePaletteShortcuts` opens. After its first opening, a dialog stays
 * mounted.
 */
export function PaletteAndShortcutsDialogs({
  opened,
  onClose,
}: {
  opened: PaletteDialogName | undefined
  onClose: () => void
}) {
  const [wanted, setWanted] = useState<readonly PaletteDialogName[]>([])
  if (opened && !wanted.includes(opened)) setWanted([...wanted, opened])
  // The palette also closes when it opens another dialog, which must stay open.
  const closeOf = (name: PaletteDialogName) => () => {
    if (opened === name) onClose()
  }
  return (
    <>
      {wanted.includes('find') && (
        <LazyCommandPalette isOpen={opened === 'find'} onClose={closeOf('find')} />
      )}
      {wanted.includes('keys') && (
        <LazyKeyboardShortcutsDialog isOpen={opened === 'keys'} onClose={closeOf('keys')} />
      )}
    </>
  )
}
