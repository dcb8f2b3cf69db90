import { use } from 'react'
import { PictureFileInput } from '#app/media/pictures/picture-file-input.tsx'
import { uploadWithProgress } from '#app/media/pictures/upload-with-progress.ts'
import { toFormData } from '#app/platform/forms/to-form-data.ts'
import type { FieldRenderers } from '#app/ui/components/declared-form-fields.tsx'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { FormDialog } from '#app/ui/portal/form-dialog.tsx'
import { listFieldRenderers } from '#app/ui/portal/list-field-renderers.tsx'
import type { AddFormProps, EditFormProps } from '#app/ui/portal/list-page.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { RowEditForm } from '#app/ui/portal/row-edit-form.tsx'
import { createOffer, offerCrudEndpoints } from './offer-endpoints.ts'
import { newOfferFields, offerFields } from './offer-fields.ts'
import { OfferModelOptions } from './offer-model-options.ts'
import type { Offer } from './offer-store.server.ts'
import * as words from './staff-words.ts'

/** Manage → Offer: adds an offer. */
export function AddOfferDialog(dialog: AddFormProps) {
  const models = use(OfferModelOptions)
  return (
    <FormDialog title={words.addOffer} {...dialog}>
      {(form) => (
        <EndpointForm
          {...form}
          fields={newOfferFields(models)}
          keptAs="offer new"
          controls={offerFieldRenderers}
          send={(values, upload) =>
            uploadWithProgress(createOffer, { body: toFormData(values), ...upload })
          }
          invalid={createOffer.sentences.invalid}
          failure={words.addFailed}
        />
      )}
    </FormDialog>
  )
}

/**
 * Manage → Offer: edits an offer. The picture of an offer cannot be changed; another picture needs
 * a new offer.
 */
export function EditOfferForm(form: EditFormProps<Offer>) {
  const models = use(OfferModelOptions)
  return (
    <RowEditForm
      {...form}
      fields={offerFields(models)}
      keptAs={`offer ${form.row.id}`}
      controls={offerFieldRenderers}
      list={() => requestAsStaff(offerCrudEndpoints.list)}
      send={(texts, { id, version }) =>
        requestAsStaff(offerCrudEndpoints.change, { params: { id }, body: { ...texts, version } })
      }
      invalid={createOffer.sentences.invalid}
      failure={words.saveFailed}
    />
  )
}

/** A dealer may have two hundred models, so the list of models scrolls. */
const offerFieldRenderers: FieldRenderers = {
  picture: (asked) => <PictureFileInput {...asked} />,
  several: (asked) => (
    <div className="max-h-56 overflow-y-auto rounded-control border border-hairline px-3 py-2">
      {listFieldRenderers.several?.(asked)}
    </div>
  ),
}
