import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import { Phone } from '#app/ui/icons/phone.ts'
import * as words from './footer-words.ts'

/**
 * Three sales numbers, two service numbers and an email address. On narrow screens each group is a
 * menu (frame.css).
 */
export function ContactBar({ dealer }: { dealer: Dealer }) {
  return (
    <div id="top-strip" className="top-strip on-stage h-11 bg-stage text-on-stage">
      <div className="column flex h-full items-center gap-x-[min(1rem,4vw)] whitespace-nowrap lg:gap-x-6 lg:text-xs">
        <PhoneGroup label={words.sales} phones={dealer.salesPhones} />
        <PhoneGroup label={words.service} phones={dealer.servicePhones} />
        <a href={`mailto:${dealer.email}`} className="strip-link ml-auto">
          <span className="lg:hidden">{words.email}</span>
          <span className="max-lg:sr-only">{dealer.email}</span>
        </a>
      </div>
    </div>
  )
}

function PhoneGroup({ label, phones }: { label: string; phones: readonly string[] }) {
  return (
    <div className="strip-lines">
      <span aria-hidden="true" className="strip-label">
        {label}
      </span>
      <details data-menu="links" name="menu">
        <summary className="menu-button strip-link">
          <Phone aria-hidden />
          {label}
          <ChevronDown aria-hidden />
        </summary>
        <ul className="strip-phones">
          {phones.map((phone) => (
            <li key={phone}>
              <a href={telephoneUrl(phone)} className="strip-link tabular-nums">
                <span className="sr-only">{label} </span>
                {phone}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
