import { groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import { Link } from '#app/ui/components/link.tsx'
import type { ModelPageSectionsData } from './load-model-page-sections.server.ts'
import { SectionFrame } from './section-frame.tsx'
import * as words from './words.ts'

/** Warranty, maintenance contract and workshop, one line each. */
export function WarrantyAndServiceSection({ care }: { care: ModelPageSectionsData['care'] }) {
  const { cover, calculator, longest, contract, workshop } = care
  const longer = longest && ` ${words.longerCover(longest)}`
  const lines = [
    cover && {
      title: words.warranty,
      text: words.standardCover(cover.years, groupIndianDigits(cover.km)) + longer,
      link: words.warrantyLink,
      to: '/extendedWarranty',
    },
    calculator && {
      title: words.warranty,
      text: words.ownCover,
      link: words.calculatorLink,
      to: calculator,
    },
    contract && { title: words.contract, text: contract, link: words.contractLink, to: '/amc' },
    {
      title: words.workshop,
      text: words.workshopHours(workshop.hours, workshop.closed),
      link: words.serviceLink,
      to: '/service-booking',
    },
  ].flatMap((line) => line || [])
  return (
    <SectionFrame title={words.care}>
      <ul className="mt-6">
        {lines.map(({ title, text, link, to }) => (
          <li
            key={to}
            className="grid gap-x-8 border-hairline border-b py-3 md:grid-cols-[12rem_1fr_auto] md:items-center"
          >
            <span className="font-semibold">{title}</span>
            <span className="text-quiet">{text}</span>
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
