import { ReauthenticationDialog } from '#app/auth/login/reauthentication-dialog.tsx'
import { newEnquiry } from '#app/crm/enquiry-editing/new-enquiry-words.ts'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { PaletteAndShortcutsDialogs } from './command-palette/palette-and-shortcuts-dialogs.tsx'
import type { PaletteDialogName } from './command-palette/use-palette-shortcuts.ts'

const LazyNewEnquiryDialog = lazyDialog(
  newEnquiry,
  async () => (await import('#app/crm/enquiry-editing/new-enquiry-dialog.tsx')).NewEnquiryDialog,
)

export type PortalOverlaysProps = { opened: PaletteDialogName | undefined; onClose: () => void }

/** Overlays that open on demand: the password prompt, the new enquiry, and those that keyboard shortcuts open. */
export function PortalOverlays({ opened, onClose }: PortalOverlaysProps) {
  return (
    <>
      <ReauthenticationDialog />
      <PaletteAndShortcutsDialogs opened={opened} onClose={onClose} />
      <LazyNewEnquiryDialog isOpen={opened === 'new-enquiry'} onClose={onClose} />
    </>
  )
}
