import { useState } from 'react'
import { suggestNextSteps } from '#app/crm/desk/next-step-suggestions.ts'
import { useIdempotencyKeys } from '#app/crm/desk/use-idempotency-keys.ts'
import { addEnquiry } from '#app/crm/enquiry-editing/enquiry-editing-endpoints.ts'
import type { NewEnquiry } from '#app/crm/enquiry-editing/new-enquiry-entry.ts'
import { NewEnquiryForm, newEnquiryDraft } from '#app/crm/enquiry-editing/new-enquiry-form.tsx'
import { newEnquiry } from '#app/crm/enquiry-editing/new-enquiry-words.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'
import { fail, ok } from '#app/platform/result/result.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { Plus } from '#app/ui/icons/plus.ts'
import { useDraftKey } from '#app/ui/portal/draft-owner.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import type { QueuedEnquiry } from './offline-db.ts'
import { QueuedEnquiryList } from './queued-enquiry-list.tsx'
import * as words from './staff-words.ts'
import { type MyCallsState, queuedEnquiryDraft } from './use-my-calls.ts'

/** Choices of the form that the page brings, because the phone may have no network. */
export type PhoneEnquiryChoices = {
  kinds: readonly string[]
  models: readonly string[]
  isTaking: boolean
}

type Props = {
  myCalls: MyCallsState
  owner: string
  choices: PhoneEnquiryChoices
  hours: DealerHours
  zone: string
}

/** Adds an enquiry with and without a network. Without one, the enquiry waits on this phone. */
export function NewEnquiryOnPhone({ myCalls, owner, choices, hours, zone }: Props) {
  const [open, setOpen] = useState<{ again?: QueuedEnquiry }>()
  const keys = useIdempotencyKeys(useDraftKey(newEnquiryDraft))
  const again = open?.again
  const close = () => setOpen(undefined)

  async function send(body: NewEnquiry) {
    if (again) {
      const isChanged = await myCalls.replaceQueuedEnquiry(again, body)
      return isChanged ? ok({ message: words.enquiryWaits }) : fail('conflict', words.entryIsGone)
    }
    const key = keys.keyOf(body)
    const sent = await requestAsStaff(addEnquiry, { body, key })
    if (sent.ok || sent.problem.kind !== 'unreachable') {
      if (sent.ok) void myCalls.refresh()
      return sent
    }
    if (!(await myCalls.storeEnquiry(body, key))) return fail('unreachable', words.notKept)
    keys.arrived(body)
    return ok({ message: words.enquiryWaits })
  }

  return (
    <>
      <Button size="small" tone="signal" className="mb-4" onClick={() => setOpen({})}>
        <Plus aria-hidden className="size-4.5" />
        {newEnquiry}
      </Button>
      <QueuedEnquiryList
        queued={myCalls.queued.filter((item) => item.owner === owner)}
        zone={zone}
        onChange={(item) => setOpen({ again: item })}
        onDrop={myCalls.dropEnquiry}
        onSendLate={myCalls.sendLate}
      />
      <Dialog isOpen={open !== undefined} onClose={close} title={newEnquiry}>
        <NewEnquiryForm
          facts={{ ...choices, zone, steps: suggestNextSteps(hours, serverNow(), zone) }}
          keptAs={again ? queuedEnquiryDraft(again) : newEnquiryDraft}
          before={again?.entry}
          send={send}
          onDone={close}
          onCancel={close}
        />
      </Dialog>
    </>
  )
}
