import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { nextStepsOf } from '#app/crm/enquiries/next-steps.ts'
import type { MessageContext } from '#app/platform/forms/message-template.ts'
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
import * as words from './counter-contact-words.ts'

/** The steps that follow after the enquiry is sent. */
export function WhatHappensNext({
  enquiry,
  hour,
}: {
  enquiry: PublicEnquiryKind
  hour: MessageContext['hour']
}) {
  const house = useSiteInfo()
  const steps = nextStepsOf(enquiry, {
    ...house,
    hour,
    within: house.callWithin[enquiry.counter],
  })
  return (
    <>
      <h2 className="font-bold text-xl">{words.whatNext}</h2>
      <ol className="mt-3 grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.75rem_1fr] items-baseline">
            <span aria-hidden className="figure text-signal-text">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </>
  )
}
