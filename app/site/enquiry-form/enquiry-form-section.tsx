import type { ReactNode } from 'react'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import * as words from '#app/crm/enquiries/words.ts'
import { OpeningStatusText } from '#app/site/dealer-on-pages/opening-status-text.tsx'
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'

const StaticNextSteps = staticHtml(() =>
  import('./form-aside.ts').then((module) => module.WhatHappensNext),
)
const StaticCounterContact = staticHtml(() =>
  import('./form-aside.ts').then((module) => module.CounterContact),
)

/**
 * An enquiry form. On a wide screen, the next steps, opening hours and phone numbers are beside the
 * form.
 */
export function EnquiryFormSection({
  enquiry,
  title = enquiry.title,
  offersHours = false,
  children,
}: {
  enquiry: PublicEnquiryKind
  /** `null` if the page's title is sufficient. */
  title?: string | null
  /** `true` if the form has hours to choose from. */
  offersHours?: boolean
  children: ReactNode
}) {
  const { counter, intro } = enquiry
  const { dealer, timeZone } = useSiteInfo()
  return (
    <section id="enquiry" className="column form-and-aside">
      <div>
        {title !== null && (
          <>
            <h2 className="headline text-2xl">{title}</h2>
            <p className="mt-3 mb-8 text-quiet">{intro}</p>
          </>
        )}
        {children}
      </div>
      <aside aria-label={words.afterSending} className="beside-form">
        <div>
          <StaticNextSteps enquiry={enquiry} hour={offersHours ? 'offered' : undefined} />
        </div>
        <div>
          <h2 className="font-bold text-xl">{words.callDesk[counter]}</h2>
          <p className="mt-3">
            <OpeningStatusText hours={dealer.hours} counter={counter} timeZone={timeZone} />
          </p>
          <StaticCounterContact counter={counter} />
        </div>
      </aside>
    </section>
  )
}
