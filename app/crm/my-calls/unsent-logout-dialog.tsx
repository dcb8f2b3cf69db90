import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import * as words from './staff-words.ts'

export type UnsentLogoutDialogProps = { unsent: number; onAnswer: (goes: boolean) => void }

/** Warns that logging out deletes unsent entries. */
export function UnsentLogoutDialog({ unsent, onAnswer }: UnsentLogoutDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={words.leaveWith(unsent)}
      confirm={words.logOut}
      isBusy={false}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>{words.leaveLoses}</p>
    </ConfirmDialog>
  )
}
