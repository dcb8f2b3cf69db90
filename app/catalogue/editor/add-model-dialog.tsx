import { type FormEvent, use, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { SelectField, TextField } from '#app/ui/components/form-field.tsx'
import { DraftNotice } from '#app/ui/portal/draft-notice.tsx'
import type { AddFormProps } from '#app/ui/portal/list-page.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useTextDraft } from '#app/ui/portal/use-text-draft.ts'
import { CopyableModelsContext } from './copyable-models-context.ts'
import { createModel } from './model-editor-endpoints.ts'
import * as words from './model-list-words.ts'

/** Creates the draft of a model, empty or as a copy of another one, and opens its editor. */
export function AddModelDialog({ isOpen, onClose }: AddFormProps) {
  const models = use(CopyableModelsContext)
  const navigate = useNavigate()
  const name = useTextDraft('model name')
  const [copyOf, setCopyOf] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function begin(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const made = await requestAsStaff(createModel, {
      body: { name: name.text, ...(copyOf !== '' && { copyOf }) },
    })
    setBusy(false)
    if (made.ok) {
      name.discard()
      return navigate(`/admin/models/${made.value.slug}`)
    }
    setError(
      Object.values(made.problem.errors).flat()[0] ?? (made.problem.message || words.addFailed),
    )
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} isBusy={isBusy} title={words.add}>
      <form noValidate onSubmit={(event) => void begin(event)} className="grid gap-5">
        {name.isRestored && <DraftNotice onDiscard={name.discard} />}
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint}
          error={error}
          value={name.text}
          autoComplete="off"
          onChange={(event) => name.setText(event.target.value)}
        />
        <SelectField
          name="copyOf"
          label={words.startFrom}
          hint={words.startFromHint}
          value={copyOf}
          placeholder={words.fromNothing}
          options={models.map((model) => ({ value: model.slug, label: model.name }))}
          onChange={(event) => setCopyOf(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => {
              name.discard()
              onClose()
            }}
          >
            {words.cancel}
          </Button>
          <Button tone="signal" size="small" type="submit" disabled={isBusy}>
            {words.begin}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
