import { type RefObject, useEffect, useRef, useState } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import { loadLazyPrice } from './load-lazy-price.ts'
import * as words from './on-road-price-block-words.ts'
import type { PriceOffer } from './price-offer.ts'

const StaticPriceForm = staticHtml(() => loadLazyPrice().then((module) => module.PriceForm))
const StaticPriceResult = staticHtml(() => loadLazyPrice().then((module) => module.PriceResult))

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
  const navigate = useNavigate()
  // The fields start again with the choices of the address when the variant changes.
  const [start, setStart] = useState({ variant, search })
  if (start.variant !== variant) setStart({ variant, search })
  const location = useLocation()
  useEffect(() => {
    if (location.hash === '#on-road-price' && fold.current) {
      fold.current.open = true
      fold.current.scrollIntoView()
    }
    observeChoices(fold, offer, navigate)
  }, [location, offer, navigate])
  return (
    <section className="column">
      <details
        ref={fold}
        open={isOpen}
        onToggle={() => observeChoices(fold, offer, navigate)}
        className="price-fold"
      >
        <summary>
          <h2>{words.title}</h2>
        </summary>
        <div id="on-road-price" className="choosing">
          <StaticPriceForm offer={offer} start={start.search} />
          <StaticPriceResult offer={offer} search={search} />
          <p role="status" className="sr-only" />
        </div>
      </details>
    </section>
  )
}

/**
 * Loads the code that handles events of the form, which is static HTML. If it does not load, the
 * form submits as plain HTML.
 */
function observeChoices(
  { current: fold }: RefObject<HTMLDetailsElement | null>,
  offer: PriceOffer,
  navigate: NavigateFunction,
): void {
  if (!fold?.open) return
  loadLazyPrice().then(
    ({ observePriceForm }) => observePriceForm(fold, offer, navigate),
    () => {
      fold.dataset['failed'] = 'true'
    },
  )
}
