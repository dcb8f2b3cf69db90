import { telephoneUrl } from '#app/dealer/contact-links.ts'
import type { Dealer } from '#app/dealer/facts.ts'
import * as words from './footer-words.ts'

/** Three sales lines, two service lines, one e-mail address. On a phone it scrolls sideways. */
export function TopStrip({ dealer }: { dealer: Dealer }) {
  return (
    <div id="top-strip" className="top-strip on-stage h-11 bg-stage text-on-stage">
      <div className="column flex h-full items-center gap-x-6 overflow-x-auto whitespace-nowrap text-xs [scrollbar-width:none]">
        <Lines label={words.sales} phones={dealer.salesPhones} />
        <Lines label={words.service} phones={dealer.servicePhones} />
        <a href={`mailto:${dealer.email}`} className={`${link} lg:ml-auto`}>
          {dealer.email}
        </a>
      </div>
    </div>
  )
}

function Lines({ label, phones }: { label: string; phones: readonly string[] }) {
  return (
    <div className="flex items-center gap-x-3">
      <span className="text-on-stage-quiet">{label}</span>
      {phones.map((phone) => (
        <a key={phone} href={telephoneUrl(phone)} className={`${link} tabular-nums`}>
          {phone}
        </a>
      ))}
    </div>
  )
}

const link = 'flex h-11 items-center hover:underline'
