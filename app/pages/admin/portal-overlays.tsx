import { ReauthenticationDialog } from '#app/auth/login/reauthentication-dialog.tsx'
import { PaletteAndShortcutsDialogs } from '#app/crm/desk/palette-and-shortcuts-dialogs.tsx'
import type { PaletteDialogName } from '#app/crm/desk/use-palette-shortcuts.ts'

export type PortalOverlaysProps = { opened: PaletteDialogName | undefined; onClose: () => void }

/** Overlays that open on demand: the password prompt, and those that keyboard shortcuts open. */
export function PortalOverlays({ opened, onClose }: PortalOverlaysProps) {
  return (
    <>
      <ReauthenticationDialog />
      <PaletteAndShortcutsDialogs opened={opened} onClose={onClose} />
    </>
  )
}
