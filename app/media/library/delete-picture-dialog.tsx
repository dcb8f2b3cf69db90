import { useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './library-words.ts'
import { PictureUseList } from './picture-tile.tsx'
import type { UploadedPicture } from './uploaded-picture.ts'
import { deleteUploadedPicture } from './uploaded-picture-endpoints.ts'

type Props = { picture: UploadedPicture; onClose: () => void; onDeleted: () => void }

/** Asks before a picture is deleted, or lists the documents that use it. */
export function DeletePictureDialog({ picture, onClose, onDeleted }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<readonly string[]>()
  const { name, uses, url, alt } = picture

  async function confirm() {
    setBusy(true)
    const params = { picture: name.replace('media/', '') }
    const deleted = await requestAsStaff(deleteUploadedPicture, { params })
    setBusy(false)
    if (deleted.ok) {
      void showToast(deleted.value.message)
      return onDeleted()
    }
    // Another document has begun to use the picture since the page was loaded.
    if (deleted.problem.kind === 'conflict') return setRefusal(deleted.problem.errors['uses'] ?? [])
    void showToast(deleted.problem.message || words.deleteFailed, 'error')
    if (deleted.problem.kind === 'gone') onDeleted()
  }

  if (uses.length > 0 || refusal)
    return (
      <Dialog isOpen onClose={onClose} title={words.cannotDelete}>
        <p className="mb-2">{words.whyUsed}</p>
        {refusal ? (
          <ul>
            {refusal.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        ) : (
          <PictureUseList uses={uses} />
        )}
        <div className="mt-6 flex justify-end">
          <Button size="small" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </Dialog>
    )
  return (
    <ConfirmDialog
      isOpen
      title={words.question}
      confirm={words.deleteShort}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <img src={url} alt={alt} className="max-h-48 rounded-control bg-ground object-contain" />
      <p className="mt-3 text-quiet text-sm">{words.deletionIsFinal}</p>
    </ConfirmDialog>
  )
}
