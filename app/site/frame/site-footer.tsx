import type { ReactNode } from 'react'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import {
  formatDealerAddress,
  formatOpeningHours,
} from '#app/platform/dealer-details/format-dealer.ts'
import * as dealerWords from '#app/platform/dealer-details/words.ts'
import { Link } from '#app/ui/components/link.tsx'
import { footerLinks, footerServices } from './footer-links.ts'
import * as words from './footer-words.ts'
import { Logo } from './logo.tsx'

export function SiteFooter({ dealer }: { dealer: Dealer }) {
  const [beforeYear, afterYear] = words.copyright(dealer.name)
  const [siteBy, showroom] = words.siteBy
  return (
    <footer className="site-footer on-stage">
      <div className="column footer-parts">
        <div>
          <Logo name={dealer.name} />
          <address className="mt-4 max-w-72 text-on-stage-quiet text-sm not-italic">
            {formatDealerAddress(dealer)}
          </address>
          <Link
            to={`/dealers/${dealer.id}`}
            className="mt-1 inline-flex min-h-11 items-center underline"
          >
            {words.theWay}
          </Link>
        </div>
        <FooterLinkList title={dealer.name} links={footerLinks} />
        <FooterLinkList title={words.afterSales} links={footerServices} />
        <div className="footer-phones">
          <FooterPhones
            title={words.sales}
            phones={dealer.salesPhones}
            hours={formatOpeningHours(dealer.hours.sales)}
          />
          <FooterPhones
            title={words.service}
            phones={dealer.servicePhones}
            hours={formatOpeningHours(dealer.hours.service)}
          />
          <p className="text-on-stage-quiet text-sm">
            {words.closedDays(dealer.hours.closedOn.map((day) => dealerWords.weekdays[day]))}
          </p>
        </div>
      </div>
      <div className="border-on-stage/15 border-t">
        <div className="column flex flex-wrap justify-between gap-x-8 gap-y-1 py-5 text-on-stage-quiet text-xs">
          <p>
            {beforeYear}
            <span id="year" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
            {afterYear}
          </p>
          <p>
            {siteBy}
            <a href="https://showroom.example" rel="noopener" className="text-on-stage underline">
              {showroom}
            </a>
          </p>
        </div>
      </div>
    </footer>
  )
}

function FooterLinkList({
  title,
  links,
}: {
  title: string
  links: readonly { label: string; to: string }[]
}) {
  return (
    <nav aria-label={words.footer(title)} className="footer-group">
      <FooterCollapsible title={title}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center leading-tight hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </FooterCollapsible>
    </nav>
  )
}

function FooterPhones({
  title,
  phones,
  hours,
}: {
  title: string
  phones: readonly string[]
  hours: string
}) {
  return (
    <section className="footer-group">
      <FooterCollapsible title={title}>
        {phones.map((phone) => (
          <li key={phone}>
            <a
              href={telephoneUrl(phone)}
              className="inline-flex min-h-11 items-center tabular-nums hover:underline"
            >
              {phone}
            </a>
          </li>
        ))}
        <li className="text-on-stage-quiet text-sm">{hours}</li>
      </FooterCollapsible>
    </section>
  )
}

/**
 * Opens without JavaScript. On wide screens, frame.css always shows the content, under a heading.
 */
function FooterCollapsible({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="label text-on-stage-quiet">{title}</h2>
      <details>
        <summary className="label text-on-stage-quiet">{title}</summary>
        <ul className="mt-2">{children}</ul>
      </details>
    </>
  )
}
