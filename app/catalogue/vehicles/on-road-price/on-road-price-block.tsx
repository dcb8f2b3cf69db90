import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import * as words from './on-road-price-block-words.ts'
import type { PriceOffer } from './price-offer.ts'

const StaticPriceForm = staticHtml(() =>
  import('./lazy-price-form.ts').then((module) => module.PriceForm),
)
const StaticPriceResult = staticHtml(() =>
  import('./lazy-price-form.ts').then((module) => module.PriceResult),
)

type Props = {
  offer: PriceOffer
  /** `true` if the fold is open at first. */
  isOpen: boolean
  /** Name of the chosen variant; '' for the first. */
  variant: string
  /** The query of the address, with variant and choices. */
  search: string
}

/**
 * The lines of the on-road price in a fold, with everything that a buyer can choose. It opens for
 * the link beside the price, and after the form was sent without JavaScript. Choices are written
 * into the address, from which the page shows the price.
 */
export function OnRoadPriceBlock({ offer, isOpen, variant, search }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  usePriceChoices(fold, offer)
  // The fields start again with the choices of the address when the variant changes.
  const [start, setStart] = useState({ variant, search })
  if (start.variant !== variant) setStart({ variant, search })
  const location = useLocation()
  useEffect(() => {
    if (location.hash !== '#on-road-price' || !fold.current) return
    fold.current.open = true
    fold.current.scrollIntoView()
  }, [location])
  return (
    <section className="column">
      <details ref={fold} open={isOpen} className="scroll-mt-20 border-hairline border-t">
        <summary className="min-h-14 py-3">
          <h2 className="inline font-bold text-lg">{words.title}</h2>
        </summary>
        <div
          id="on-road-price"
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

/**
 * Handles events of the form in `fold`. The form is static HTML, and the code that handles them
 * loads at the first choice. If that code does not load, the form submits as plain HTML.
 */
function usePriceChoices(fold: RefObject<HTMLDetailsElement | null>, offer: PriceOffer): void {
  const navigate = useNavigate()
  useEffect(() => {
    const around = fold.current
    if (!around) return
    const hear = (event: Event) => {
      if (around.dataset['failed']) return
      event.preventDefault()
      import('./lazy-price-form.ts').then(
        ({ handlePriceEvent }) =>
          handlePriceEvent(event, { around, offer }, (search) =>
            navigate({ search }, { replace: true, preventScrollReset: true }),
          ),
        () => {
          around.dataset['failed'] = 'true'
        },
      )
    }
    for (const name of observedEvents) around.addEventListener(name, hear)
    // Choices made before hydration count as well.
    if (around.open) hear(new Event('change'))
    return () => {
      for (const name of observedEvents) around.removeEventListener(name, hear)
    }
  }, [fold, offer, navigate])
}

const observedEvents = ['input', 'change', 'submit']
