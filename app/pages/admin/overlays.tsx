import { ReauthenticationDialog } from '#app/auth/login/prove-again.tsx'
import { PaletteAndShortcutsDialogs } from '#app/crm/desk/palette-dialogs.tsx'
import type { PaletteDialogName } from '#app/crm/desk/use-palette-keys.ts'

export type OverlaysProps = { opened: PaletteDialogName | undefined; onClose: () => void }

/** What opens over any page only when it is asked for: the password once more, and what the keys open. */
export function Overlays({ opened, onClose }: OverlaysProps) {
  return (
    <>
      <ReauthenticationDialog />
      <PaletteAndShortcutsDialogs opened={opened} onClose={onClose} />
    </>
  )
}
