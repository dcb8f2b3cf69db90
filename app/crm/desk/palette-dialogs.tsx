import { useState } from 'react'
import { lazyDialog } from '#app/ui/portal/late.tsx'
import * as words from './palette-names.ts'
import type { PaletteDialogName } from './use-palette-keys.ts'

const LazyCommandPalette = lazyDialog(words.commandPaletteTitle, async () => (await import('./palette-parts.ts')).CommandPalette)
const LazyKeyboardShortcutsDialog = lazyDialog(words.keyboardShortcutsTitle, async () => (await import('./palette-parts.ts')).KeyboardShortcutsDialog)

/** What `usePaletteKeys` is asked for; each stands there from the first time on. */
export function PaletteAndShortcutsDialogs({
  opened,
  onClose,
}: {
  opened: PaletteDialogName | undefined
  onClose: () => void
}) {
  const [wanted, setWanted] = useState<readonly PaletteDialogName[]>([])
  if (opened && !wanted.includes(opened)) setWanted([...wanted, opened])
  return (
    <>
      {wanted.includes('find') && <LazyCommandPalette isOpen={opened === 'find'} onClose={onClose} />}
      {wanted.includes('keys') && <LazyKeyboardShortcutsDialog isOpen={opened === 'keys'} onClose={onClose} />}
    </>
  )
}
