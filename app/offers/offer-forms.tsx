import { PictureControl } from '#app/media/picture-control.tsx'
import { sendFile } from '#app/media/send-file.ts'
import { call } from '#app/portal/call.ts'
import { CallForm } from '#app/portal/call-form.tsx'
import { EditForm } from '#app/portal/edit-form.tsx'
import { FormDialog } from '#app/portal/form-dialog.tsx'
import type { AddProps, EditProps } from '#app/portal/list-page.tsx'
import { newOfferFields, offerFields } from './offer.ts'
import { createOffer, manageOffers } from './offer-calls.ts'
import type { Offer } from './offer-store.server.ts'
import * as words from './staff-words.ts'

/** Manage → Offer: add one. */
export function AddOffer(dialog: AddProps) {
  return (
    <FormDialog title={words.addOffer} {...dialog}>
      {(form) => (
        <CallForm
          {...form}
          fields={newOfferFields}
          controls={{ picture: (asked) => <PictureControl {...asked} /> }}
          send={({ title, description, image }, onProgress) => {
            const body = new FormData()
            body.append('title', title)
            body.append('description', description)
            body.append('image', image)
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
export function EditOffer(form: EditProps<Offer>) {
  return (
    <EditForm
      {...form}
      fields={offerFields}
      list={() => call(manageOffers.list)}
      send={(texts, { id, version }) =>
        call(manageOffers.change, { params: { id }, body: { ...texts, version } })
      }
      invalid={createOffer.sentences.invalid}
      failure={words.saveFailed}
    />
  )
}
