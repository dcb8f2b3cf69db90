import { useEffect, useState } from 'react'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { nextStepsOf } from '#app/crm/enquiries/next-steps.ts'
import { type AllDayEvent, icsFile, type TimedEvent } from '#app/platform/calendar/ics-file.ts'
import { instantFromLocalTime } from '#app/platform/calendar/instant-from-local-time.ts'
import { telephoneUrl, whatsAppUrl } from '#app/platform/dealer-details/contact-links.ts'
import { formatDealerAddress } from '#app/platform/dealer-details/format-dealer.ts'
import type { MessageContext, ReplyChannel } from '#app/platform/forms/message-template.ts'
import type { SubmittedConfiguration } from '#app/platform/forms/submitted-configuration.ts'
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { CircleCheck } from '#app/ui/icons/circle-check.ts'
import {
  forgetSentEnquiry,
  type RememberedEnquiry,
  recallSentEnquiry,
} from './sent-enquiry-storage.ts'
import * as words from './thank-you-panel-words.ts'

/** Data of a sent enquiry that may be public, because anyone can open its address. */
export type ThankYouData = {
  reference: string
  reach: ReplyChannel
  /** Message with the call-back deadline. Undefined if no call was promised. */
  promise: string | undefined
  /** Set if an hour was booked. Its day and time are known only to the tab that sent the form. */
  hour?: MessageContext['hour']
  /** `true` if the counter is open now. */
  isOpen: boolean
  /** The model and the address of its page; undefined if it has no page. */
  model?: { name: string; path: string } | undefined
  /** The configuration that the visitor sent. */
  along?: ThankYouConfiguration | undefined
}

export type ThankYouConfiguration = Pick<
  SubmittedConfiguration,
  'name' | 'variant' | 'colour' | 'parts'
>

type Props = {
  enquiry: PublicEnquiryKind
  thanks: ThankYouData
  /** `true` while another element shows the success message of the enquiry. */
  isAnnounced?: boolean
  onAnother: () => void
}

/**
 * Thank-you panel with the reference. Unlike a toast, the panel stays until the visitor leaves the
 * page or starts another enquiry.
 */
export function ThankYouPanel({ enquiry, thanks, isAnnounced = false, onAnother }: Props) {
  const { reference, reach, promise, along } = thanks
  const memory = useRememberedEnquiry(reference)
  const facts = { ...useSiteInfo(), reach, hour: thanks.hour }
  const said = memory?.hour?.promise ?? promise
  return (
    <section
      aria-labelledby="thank-you"
      tabIndex={-1}
      ref={focusOnce}
      className="border-good border-l-4 py-2 pl-6 outline-none"
    >
      <ThankYouHeading enquiry={enquiry} reference={reference} isAnnounced={isAnnounced} />
      {said && <p className="mt-4 font-semibold text-lg">{said}</p>}
      {along && <p className="mt-4">{words.sentAlong(along)}</p>}
      <ol className="mt-6 grid list-decimal gap-2 pl-5">
        {nextStepsOf(enquiry, facts).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ContactOptions enquiry={enquiry} thanks={thanks} memory={memory} />
      {memory && memory.given.length > 0 && <SubmittedAnswers given={memory.given} />}
      {memory?.link && (
        <p className="mt-6 print:hidden">
          <a href={memory.link} className={followUpLinkClass}>
            {words.follow}
          </a>
        </p>
      )}
      <FollowUpLinks enquiry={enquiry} thanks={thanks} onAnother={onAnother} />
    </section>
  )
}

function ThankYouHeading({
  enquiry,
  reference,
  isAnnounced,
}: {
  enquiry: PublicEnquiryKind
  reference: string
  isAnnounced: boolean
}) {
  const number = (
    <span translate="no" className="whitespace-nowrap tabular-nums">
      {reference}
    </span>
  )
  return (
    <>
      <h2
        id="thank-you"
        className="flex items-start gap-3 font-bold text-xl leading-tight md:text-2xl"
      >
        <CircleCheck aria-hidden className="size-7 shrink-0 text-good" />
        {isAnnounced ? (
          <span>
            {words.yourReferenceIs}
            {number}
          </span>
        ) : (
          enquiry.success
        )}
      </h2>
      {!isAnnounced && (
        <>
          <p className="mt-4 text-quiet">{words.yourReference}</p>
          <p className="font-bold text-3xl">{number}</p>
        </>
      )}
    </>
  )
}

/** Ways to contact the dealer at once. */
function ContactOptions({
  enquiry,
  thanks: { reference, isOpen },
  memory,
}: {
  enquiry: PublicEnquiryKind
  thanks: ThankYouData
  memory: RememberedEnquiry | undefined
}) {
  const { dealer, origin, timeZone } = useSiteInfo()
  const [phone] = dealer[`${enquiry.counter}Phones` as const]
  const look = buttonClassName({ size: 'small' })
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      {phone && (
        <a href={telephoneUrl(phone)} className={look}>
          {isOpen ? words.callNow : words.callUs}
        </a>
      )}
      {dealer.whatsapp && (
        <a
          href={whatsAppUrl(dealer.whatsapp, words.whatsAppMessage(enquiry.title, reference))}
          target="_blank"
          rel="noopener"
          className={look}
        >
          {words.whatsAppNow}
        </a>
      )}
      {memory && (memory.hour || memory.day !== '') && (
        <button
          type="button"
          className={look}
          onClick={() => {
            const { hour, day } = memory
            const about = {
              uid: `${reference}@${new URL(origin).hostname}`,
              title: words.inCalendar(enquiry.title, dealer.name),
              place: formatDealerAddress(dealer),
            }
            const event = hour
              ? {
                  ...about,
                  ...timedEvent(hour, timeZone),
                  text: words.bookedText(reference, phone),
                }
              : { ...about, day, text: words.calendarText(reference, phone ?? '') }
            downloadCalendarFile(event, hour?.day ?? day)
          }}
        >
          {words.addToCalendar}
        </button>
      )}
    </div>
  )
}

function SubmittedAnswers({ given }: Pick<RememberedEnquiry, 'given'>) {
  return (
    <>
      <h3 className="mt-8 font-bold text-lg">{words.whatYouSent}</h3>
      <dl className="mt-2 border-hairline border-b">
        {given.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-4 border-hairline border-t py-2 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="text-quiet">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function FollowUpLinks({ enquiry, thanks: { model }, onAnother }: Omit<Props, 'isAnnounced'>) {
  return (
    <nav aria-label={words.wayOn} className="mt-6 flex flex-wrap gap-x-6 print:hidden">
      {model && (
        <Link to={model.path} className={followUpLinkClass}>
          {words.seeModel(model.name)}
        </Link>
      )}
      {enquiry.counter === 'sales' ? (
        <Link to="/search" className={followUpLinkClass}>
          {words.allModels}
        </Link>
      ) : (
        <Link to="/services" className={followUpLinkClass}>
          {words.services}
        </Link>
      )}
      <Link to="/" className={followUpLinkClass}>
        {words.home}
      </Link>
      <a
        href={enquiry.page}
        onClick={(event) => {
          event.preventDefault()
          forgetSentEnquiry()
          onAnother()
        }}
        className={followUpLinkClass}
      >
        {words.sendAnother}
      </a>
    </nav>
  )
}

const followUpLinkClass =
  'inline-flex min-h-11 items-center font-semibold text-signal-text underline'

function useRememberedEnquiry(reference: string): RememberedEnquiry | undefined {
  const [memory, setMemory] = useState<RememberedEnquiry>()
  useEffect(() => setMemory(recallSentEnquiry(reference)), [reference])
  return memory
}

function timedEvent(
  { day, at, minutes, isConfirmed }: NonNullable<RememberedEnquiry['hour']>,
  timeZone: string,
) {
  const status = isConfirmed ? ('CONFIRMED' as const) : ('TENTATIVE' as const)
  return { starts: instantFromLocalTime(day, at, timeZone), minutes, status }
}

function downloadCalendarFile(event: AllDayEvent | TimedEvent, day: string) {
  const file = new Blob([icsFile(event, new Date())], { type: 'text/calendar' })
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: `${day}.ics` }).click()
  // Some browsers read the file only a moment later.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

function focusOnce(element: HTMLElement | null) {
  element?.focus({ preventScroll: false })
}
