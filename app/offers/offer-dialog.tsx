import { type FormEvent, useState } from 'react'
import { refusalOf, sizeOf } from '#app/media/chosen-file.ts'
import { FileDrop } from '#app/media/file-drop.tsx'
import { sendFile } from '#app/media/send-file.ts'
import { usePreview } from '#app/media/use-preview.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FieldFrame, fieldId, TextAreaField, TextField } from '#app/ui/field.tsx'
import { notify } from '#app/ui/toast.ts'

type Props = { isOpen: boolean; onClose: () => void; onSaved: () => void }
type Draft = { title: string; description: string; image: File | undefined }

const empty: Draft = { title: '', description: '', image: undefined }
const failure = 'Failed to add offer. Please try again.'

/** Manage → Offer: add one. What is typed survives closing the dialog; Save and Cancel clear it. */
export function OfferDialog({ isOpen, onClose, onSaved }: Props) {
  const [draft, setDraft] = useState(empty)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [refusal, setRefusal] = useState<string>()
  const [share, setShare] = useState<number>()
  const isSending = share !== undefined

  /** What is being put right is no longer wrong. */
  function change(to: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...to }))
    setRefusal(undefined)
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !(name in to))))
  }

  function clear() {
    setDraft(empty)
    setErrors({})
    setRefusal(undefined)
    onClose()
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const missing = missingIn(draft)
    setErrors(missing)
    if (Object.keys(missing).length > 0 || !draft.image) return setRefusal('Please fill all fields')
    const body = new FormData()
    body.append('title', draft.title)
    body.append('description', draft.description)
    body.append('image', draft.image)
    setShare(0)
    const sent = await sendFile({ path: '/api/createOffers', body, onProgress: setShare })
    setShare(undefined)
    if (!sent.isOk) {
      setErrors(sent.errors)
      return setRefusal(sent.message || failure)
    }
    void notify(sent.message)
    clear()
    onSaved()
  }

  function choose([file]: File[]) {
    if (!file) return
    const refusal = refusalOf(file)
    change({ image: refusal ? undefined : file })
    if (refusal) setErrors((others) => ({ ...others, image: [refusal] }))
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Add offer">
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        {refusal && (
          <p role="alert" className="border-bad border-l-4 pl-3 font-semibold">
            {refusal}
          </p>
        )}
        <TextField
          name="title"
          label="Title"
          maxLength={120}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
          error={errors['title']?.[0]}
        />
        <TextAreaField
          name="description"
          label="Description"
          hint="What one gets, for which models, and until when."
          maxLength={1000}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
          error={errors['description']?.[0]}
        />
        <FieldFrame name="image" label="Picture" error={errors['image']?.[0]}>
          <FileDrop
            name="image"
            onChoose={choose}
            isInvalid={errors['image'] !== undefined}
            describedBy={errors['image'] && `${fieldId('image')}-error`}
          >
            {draft.image ? 'Choose another picture' : 'Choose a picture or drop it here'}
          </FileDrop>
          {draft.image && <Chosen file={draft.image} />}
        </FieldFrame>
        {isSending && (
          <div role="status">
            <progress
              aria-label="Sending the picture"
              value={share}
              max={1}
              className="accent-(--signal-text) block h-1.5 w-full"
            />
            {share === 1 && <p className="mt-1 text-quiet text-sm">Making the sizes…</p>}
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button size="small" onClick={clear} disabled={isSending}>
            Cancel
          </Button>
          <Button type="submit" tone="signal" size="small" disabled={isSending}>
            {isSending ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Chosen({ file }: { file: File }) {
  const preview = usePreview(file)
  return (
    <figure className="mt-3">
      {preview && (
        <img src={preview} alt="" className="max-h-48 rounded-control bg-ground object-contain" />
      )}
      <figcaption className="mt-1 truncate text-quiet text-sm">
        <bdi>{file.name}</bdi>, {sizeOf(file.size)}
      </figcaption>
    </figure>
  )
}

function missingIn({ title, description, image }: Draft): Record<string, string[]> {
  return {
    ...(title.trim() ? {} : { title: ['Enter a title.'] }),
    ...(description.trim() ? {} : { description: ['Enter a description.'] }),
    ...(image ? {} : { image: ['Choose a picture.'] }),
  }
}
