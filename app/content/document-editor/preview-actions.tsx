import { useCallback, useEffect, useRef, useState } from 'react'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import type { DraftPreviewLinks } from './editor-binding.ts'
import { isWideScreen, type PreviewWidth } from './preview-width.ts'
import * as words from './preview-words.ts'

type Props = {
  previews: DraftPreviewLinks
  timeZone: string
  /** The last saved version. A link shows this version and no later one. */
  version: number
  isSaving: boolean
  width: PreviewWidth | undefined
  onWidth: (width: PreviewWidth | undefined) => void
}

/**
 * Opens the preview beside the fields, or in a tab if there is no room. Also makes links for
 * others.
 */
export function PreviewActions({ previews, width, onWidth, ...shown }: Props) {
  const [isOpen, setOpen] = useState(false)

  function look() {
    if (isWideScreen()) return onWidth(width ? undefined : 'phone')
    window.open(previews.own, '_blank', 'noopener')
  }

  return (
    <>
      <RowActionButton aria-pressed={width !== undefined} onClick={look}>
        {words.preview}
      </RowActionButton>
      <RowActionButton onClick={() => setOpen(true)}>{words.links}</RowActionButton>
      <PreviewLinksDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        {...shown}
        previews={previews}
      />
    </>
  )
}

type LinksDialogProps = Omit<Props, 'width' | 'onWidth'> & {
  isOpen: boolean
  onClose: () => void
}

function PreviewLinksDialog({
  isOpen,
  onClose,
  previews,
  timeZone,
  version,
  isSaving,
}: LinksDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [held, setHeld] = useState<{ open: number; expiresAt: string | null }>()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [link, setLink] = useState<{ url: string; version: number; expiresAt: string }>()

  const look = useCallback(async () => {
    const found = await previews.held()
    if (found.ok) setHeld(found.value)
  }, [previews])
  useEffect(() => {
    if (isOpen) void look()
  }, [isOpen, look])

  /** Returns the link for the saved version if it is still valid; otherwise makes a new one. */
  async function makeLink(): Promise<string | undefined> {
    const isCurrent = link?.version === version && held?.open !== 0
    if (isCurrent && new Date(link.expiresAt) > new Date()) return link.url
    const made = await previews.open()
    if (!made.ok) {
      setSaid(made.problem.message || words.failed)
      return undefined
    }
    setLink({ ...made.value, version })
    return made.value.url
  }

  async function copy() {
    setBusy(true)
    const url = await makeLink()
    setBusy(false)
    if (url === undefined) return
    void look()
    // Without TLS the browser has no clipboard API, so the link is selected for the user to copy.
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    setSaid(isCopied ? words.copied : words.copyByHand)
    if (!isCopied) requestAnimationFrame(() => field.current?.select())
  }

  async function revoke() {
    setBusy(true)
    const done = await previews.revoke()
    setBusy(false)
    if (done.ok) setLink(undefined)
    setSaid(done.ok ? done.value.message : done.problem.message || words.failed)
    void look()
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} isBusy={isBusy} title={words.linksTitle}>
      <p className="text-quiet text-sm">{words.linksHint}</p>
      <p className="mt-4 text-sm">
        {held?.expiresAt
          ? words.open(held.open, formatInstant(held.expiresAt, timeZone))
          : held && words.noneOpen}
      </p>
      {link && (
        <div className="mt-4">
          <TextField
            ref={field}
            name="preview-link"
            label={words.link}
            value={link.url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
      <p role="status" className="mt-2 min-h-6 text-sm">
        {said}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          tone="signal"
          size="small"
          disabled={isBusy || isSaving}
          onClick={() => void copy()}
        >
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
