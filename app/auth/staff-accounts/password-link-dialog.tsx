import { use, useRef, useState } from 'react'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import type { InvitationLink } from './staff-member-endpoints.ts'
import { StaffTimeZoneContext } from './staff-time-zone-context.ts'
import * as words from './staff-words.ts'

type Props = {
  /** Undefined while the dialog is closed. */
  drawn: (InvitationLink & { name: string }) | undefined
  onClose: () => void
}

/** Shows a new link to copy and hand over. The link cannot be shown again. */
export function PasswordLinkDialog({ drawn, onClose }: Props) {
  const timeZone = use(StaffTimeZoneContext)
  const field = useRef<HTMLInputElement>(null)
  // Shown inside the dialog, because the dialog covers the toasts.
  const [told, setTold] = useState('')

  async function copy() {
    field.current?.select()
    // Without TLS a browser has no clipboard API, so the text is only selected.
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '')
      setTold(words.copied)
    } catch {
      setTold(words.notCopied)
    }
  }

  return (
    <Dialog
      isOpen={drawn !== undefined}
      onClose={onClose}
      title={drawn ? words.linkTitle(drawn.name) : ''}
    >
      {drawn && (
        <div className="grid gap-4">
          <p>{words.handOver(drawn.name)}</p>
          <TextField
            ref={field}
            name="invitation"
            label={words.linkLabel}
            value={drawn.invitation}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <p className="text-quiet text-sm">
            {words.holdsUntil(formatInstant(drawn.until, timeZone))}{' '}
            {drawn.mailedTo && words.isMailedTo(drawn.mailedTo)}
          </p>
          <div className="flex flex-wrap items-center justify-end gap-3">
            <span role="status" className="mr-auto text-good text-sm">
              {told}
            </span>
            <Button size="small" onClick={onClose}>
              {words.done}
            </Button>
            <Button size="small" tone="signal" onClick={() => void copy()}>
              {words.copy}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
