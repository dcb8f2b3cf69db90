import { PictureControl } from '#app/media/picture-control.tsx'
import { sendFile } from '#app/media/send-file.ts'
import { call } from '#app/portal/call.ts'
import { CallForm } from '#app/portal/call-form.tsx'
import { findRow } from '#app/portal/find-row.ts'
import { FormDialog } from '#app/portal/form-dialog.tsx'
import type { AddProps, EditProps } from '#app/portal/list-page.tsx'
import { useLatest } from '#app/portal/use-latest.ts'
import { newOfferFields, offerFields } from './offer.ts'
import { changeOffer, createOffer, listManagedOffers } from './offer-calls.ts'
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
          submit={words.save}
        />
      )}
    </FormDialog>
  )
}

/** Manage → Offer: change one. Its picture stays: another picture is another offer. */
export function EditOffer({ row, ...form }: EditProps<Offer>) {
  const { id } = row
  const { current, learn } = useLatest(row, async () => findRow(await call(listManagedOffers), id))
  return (
    <CallForm
      {...form}
      fields={offerFields}
      values={row}
      send={(texts) =>
        call(changeOffer, { params: { id }, body: { ...texts, version: current.version } })
      }
      invalid={changeOffer.sentences.invalid}
      failure={words.saveFailed}
      submit={words.save}
      onConflict={learn}
    />
  )
}
