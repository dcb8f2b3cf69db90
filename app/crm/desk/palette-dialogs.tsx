import { useState } from 'react'
import { lateDialog } from '#app/ui/portal/late.tsx'
import * as words from './palette-names.ts'
import type { Opened } from './use-palette-keys.ts'

const Palette = lateDialog(words.find, async () => (await import('./palette-parts.ts')).Palette)
const Keys = lateDialog(words.keys, async () => (await import('./palette-parts.ts')).KeysDialog)

/** What `usePaletteKeys` is asked for; each stands there from the first time on. */
export function PaletteDialogs({
  opened,
  onClose,
}: {
  opened: Opened | undefined
  onClose: () => void
}) {
  const [wanted, setWanted] = useState<readonly Opened[]>([])
  if (opened && !wanted.includes(opened)) setWanted([...wanted, opened])
  return (
    <>
      {wanted.includes('find') && <Palette isOpen={opened === 'find'} onClose={onClose} />}
      {wanted.includes('keys') && <Keys isOpen={opened === 'keys'} onClose={onClose} />}
    </>
  )
}
