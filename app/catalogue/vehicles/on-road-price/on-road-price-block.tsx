import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import * as words from './on-road-price-block-words.ts'
import type { PriceOffer } from './price-offer.ts'
import { usePriceChoices } from './use-price-choices.ts'

const StaticPriceForm = staticHtml(() =>
  import('./lazy-price-form.ts').then((module) => module.PriceForm),
)
const StaticPriceResult = staticHtml(() =>
  import('./lazy-price-form.ts').then((module) => module.PriceResult),
)

/**
 * The lines of the on-road price in a fold, with everything that a buyer can choose. It opens for
 * the link beside the price, and after the form was sent without JavaScript.
 */
export function OnRoadPriceBlock({
  offer,
  variant,
  search,
}: {
  offer: PriceOffer
  /** Name of the chosen variant; '' for the first. */
  variant: string
  /** The query of the address, with variant and choices. */
  search: string
}) {
  const fold = useRef<HTMLDetailsElement>(null)
  const { place, hasFailed } = usePriceChoices(offer)
  // The fields start again with the choices of the address when the variant changes.
  const [start, setStart] = useState({ variant, search })
  if (start.variant !== variant) setStart({ variant, search })
  const [isOpened] = useState(() => hasPriceChoices(search))
  const location = useLocation()
  useEffect(() => {
    const { current } = fold
    if (location.hash !== `#${words.linesId}` || !current) return
    current.open = true
    current.scrollIntoView()
  }, [location])
  return (
    <section className="column">
      <details ref={fold} open={isOpened} className="scroll-mt-20 border-hairline border-t">
        <summary className="min-h-14 py-3">
          <h2 className="inline font-bold text-lg">{words.title}</h2>
        </summary>
        <div
          id={words.linesId}
          ref={place}
          data-failed={hasFailed || undefined}
          className="choosing scroll-mt-36 pt-2 pb-10 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-x-16"
        >
          <StaticPriceForm offer={offer} start={start.search} />
          <StaticPriceResult offer={offer} search={search} />
          <p role="status" className="sr-only" />
        </div>
      </details>
    </section>
  )
}

/** `true` if the address has choices other than the variant. */
function hasPriceChoices(search: string): boolean {
  const names = new URLSearchParams(search)
  return words.choiceNames.some((name) => names.has(name))
}
