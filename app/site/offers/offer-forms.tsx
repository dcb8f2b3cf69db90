import { use } from 'react'
import { PictureControl } from '#app/media/pictures/picture-control.tsx'
import { sendFile } from '#app/media/pictures/send-file.ts'
import type { FieldRenderers } from '#app/ui/forms/form-fields.tsx'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { FormDialog } from '#app/ui/portal/form-dialog.tsx'
import { listFieldRenderers } from '#app/ui/portal/list-field-renderers.tsx'
import type { AddFormProps, EditFormProps } from '#app/ui/portal/list-page.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { RowEditForm } from '#app/ui/portal/row-edit-form.tsx'
import { ModelsToTick } from './models-to-tick.ts'
import { newOfferFields, offerFields } from './offer.ts'
import { createOffer, manageOffers } from './offer-calls.ts'
import type { Offer } from './offer-store.server.ts'
import * as words from './staff-words.ts'

/** Manage → Offer: add one. */
export function AddOffer(dialog: AddFormProps) {
  const models = use(ModelsToTick)
  return (
    <FormDialog title={words.addOffer} {...dialog}>
      {(form) => (
        <EndpointForm
          {...form}
          fields={newOfferFields(models)}
          keptAs="offer new"
          controls={controls}
          send={({ title, description, image, models: named = [], from, until }, onProgress) => {
            const body = new FormData()
            body.append('title', title)
            body.append('description', description)
            body.append('image', image)
            for (const name of named) body.append('models', name)
            if (from) body.append('from', from)
            if (until) body.append('until', until)
            return sendFile(createOffer, { body, onProgress })
          }}
          invalid={createOffer.sentences.invalid}
          failure={words.addFailed}
        />
      )}
    </FormDialog>
  )
}

/** Manage → Offer: change one. Its picture stays: another picture is another offer. */
export function EditOffer(form: EditFormProps<Offer>) {
  const models = use(ModelsToTick)
  return (
    <RowEditForm
      {...form}
      fields={offerFields(models)}
      keptAs={`offer ${form.row.id}`}
      controls={controls}
      list={() => requestAsStaff(manageOffers.list)}
      send={(texts, { id, version }) =>
        requestAsStaff(manageOffers.change, { params: { id }, body: { ...texts, version } })
      }
      invalid={createOffer.sentences.invalid}
      failure={words.saveFailed}
    />
  )
}

/** A house may have two hundred models: the list of them scrolls on its own. */
const controls: FieldRenderers = {
  picture: (asked) => <PictureControl {...asked} />,
  several: (asked) => (
    <div className="max-h-56 overflow-y-auto rounded-control border border-hairline px-3 py-2">
      {listFieldRenderers.several?.(asked)}
    </div>
  ),
}
