import { useCallback, useEffect, useRef, useState } from 'react'
import { shownInstant } from '#app/calendar/shown-instant.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { RowAction } from '#app/ui/row-action.tsx'
import { notify } from '#app/ui/toast.ts'
import { hasRoomBeside, type PreviewWidth } from './preview-width.ts'
import * as words from './preview-words.ts'
import type { PreviewLink } from './use-preview-link.ts'
import type { Previews } from './writing.ts'

type Props = {
  previews: Previews
  timeZone: string
  link: PreviewLink
  width: PreviewWidth | undefined
  onWidth: (width: PreviewWidth | undefined) => void
}

/** Looking at the draft: beside the fields where there is room, else in a tab; and showing it to others. */
export function PreviewActions({ previews, timeZone, link, width, onWidth }: Props) {
  const [isOpen, setOpen] = useState(false)

  function look() {
    if (hasRoomBeside()) return onWidth(width ? undefined : 'phone')
    // Opened by the tap itself: a browser lets no tab open a moment later.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    return void link.get().then((made) => {
      if (made && tab) tab.location.href = made.url
      else tab?.close()
      if (!made) void notify(words.failed, 'error')
    })
  }

  return (
    <>
      <RowAction aria-pressed={width !== undefined} onClick={look}>
        {words.preview}
      </RowAction>
      <RowAction onClick={() => setOpen(true)}>{words.links}</RowAction>
      <LinksDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        {...{ previews, timeZone, link }}
      />
    </>
  )
}

type DialogProps = Pick<Props, 'previews' | 'timeZone' | 'link'> & {
  isOpen: boolean
  onClose: () => void
}

function LinksDialog({ isOpen, onClose, previews, timeZone, link }: DialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [held, setHeld] = useState<{ open: number; expiresAt: string | null }>()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const url = link.link?.url

  const look = useCallback(async () => {
    const found = await previews.held()
    if (found.ok) setHeld(found.answer)
  }, [previews])
  useEffect(() => {
    if (isOpen) void look()
  }, [isOpen, look])

  async function copy() {
    setBusy(true)
    const made = await link.get()
    setBusy(false)
    if (!made) return setSaid(words.failed)
    void look()
    // Without TLS a browser has no clipboard: the link is marked then.
    const isCopied = await navigator.clipboard?.writeText(made.url).then(
      () => true,
      () => false,
    )
    setSaid(isCopied ? words.copied : words.copyByHand)
    if (!isCopied) requestAnimationFrame(() => field.current?.select())
  }

  async function revoke() {
    setBusy(true)
    setSaid(await link.revoke())
    setBusy(false)
    void look()
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} isBusy={isBusy} title={words.linksTitle}>
      <p className="text-quiet text-sm">{words.linksHint}</p>
      <p className="mt-4 text-sm">
        {held?.expiresAt
          ? words.open(held.open, shownInstant(held.expiresAt, timeZone))
          : held && words.noneOpen}
      </p>
      {url !== undefined && (
        <div className="mt-4">
          <TextField
            ref={field}
            name="preview-link"
            label={words.link}
            value={url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
      <p role="status" className="mt-2 min-h-6 text-sm">
        {said}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button tone="signal" size="small" disabled={isBusy} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button
          size="small"
          disabled={isBusy || (held?.open ?? 0) === 0}
          onClick={() => void revoke()}
        >
          {words.revoke}
        </Button>
      </div>
    </Dialog>
  )
}
