import { serviceBookingPath, testRidePath } from '#app/catalogue/vehicles/model-paths.ts'
import { telephoneUrl, whatsAppUrl } from '#app/platform/dealer-details/contact-links.ts'
import { Link } from '#app/ui/components/link.tsx'
import { Bike } from '#app/ui/icons/bike.ts'
import { MessageCircle } from '#app/ui/icons/message-circle.ts'
import { Phone } from '#app/ui/icons/phone.ts'
import type { PageModel } from './present-page-model.ts'
import * as words from './words.ts'

/**
 * Fixed buttons on phones: call, WhatsApp and test ride; service instead of test ride if the model
 * is no longer sold.
 */
export function MobileActionBar({
  model,
  variant,
  phone,
  whatsApp,
}: {
  model: PageModel
  /** The chosen variant, unless it is the first. */
  variant: string | undefined
  phone: string
  whatsApp: string
}) {
  return (
    <nav
      aria-label={words.contact}
      className="phone-actions sticky bottom-0 z-30 grid grid-cols-3 border-hairline border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <a href={telephoneUrl(phone)} className={actionClass}>
        <Phone aria-hidden className="size-5" />
        {words.call}
      </a>
      <a
        href={whatsAppUrl(
          whatsApp,
          model.isOnSale
            ? words.interestedIn(variant ? `${model.name} ${variant}` : model.name)
            : words.serviceFor(model.name),
        )}
        rel="noopener"
        target="_blank"
        className={actionClass}
      >
        <MessageCircle aria-hidden className="size-5" />
        {words.whatsApp}
      </a>
      <Link
        to={
          model.isOnSale
            ? testRidePath(model.bikeName, { variant })
            : serviceBookingPath(model.bikeName)
        }
        className={`${actionClass} bg-signal text-on-signal`}
      >
        <Bike aria-hidden className="size-5" />
        {model.isOnSale ? words.testRide : words.service}
      </Link>
    </nav>
  )
}

const actionClass =
  'flex min-h-14 flex-wrap items-center justify-center gap-x-2 font-semibold text-[min(0.9375rem,5.5vw)]'
