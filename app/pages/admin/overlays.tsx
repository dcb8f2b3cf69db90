import { ProveAgain } from '#app/auth/login/prove-again.tsx'
import { PaletteDialogs } from '#app/crm/desk/palette-dialogs.tsx'
import type { Opened } from '#app/crm/desk/use-palette-keys.ts'

export type OverlaysProps = { opened: Opened | undefined; onClose: () => void }

/** What opens over any page only when it is asked for: the password once more, and what the keys open. */
export function Overlays({ opened, onClose }: OverlaysProps) {
  return (
    <>
      <ProveAgain />
      <PaletteDialogs opened={opened} onClose={onClose} />
    </>
  )
}
