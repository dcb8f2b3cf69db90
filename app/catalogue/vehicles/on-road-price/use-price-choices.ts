import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PriceOffer } from './price-offer.ts'

const observedEvents = ['input', 'change', 'submit'] as const

/**
 * Writes the choices of the form in `place` into the address, from which the page shows the price.
 * The form is static HTML: events are handled on the element around it, by code that loads at the
 * first choice. If that code does not load, the form submits as plain HTML.
 */
export function usePriceChoices(offer: PriceOffer) {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const around = place.current
    if (!around) return
    const hear = (event: Event) => {
      if (around.dataset['failed']) return
      event.preventDefault()
      void import('./lazy-price-form.ts').then(
        ({ handlePriceEvent }) =>
          handlePriceEvent(event, { around, offer }, (search) =>
            navigate({ search }, { replace: true, preventScrollReset: true }),
          ),
        () => setFailed(true),
      )
    }
    for (const name of observedEvents) around.addEventListener(name, hear)
    // Choices made before hydration count as well.
    const inputs = [...around.querySelectorAll('input')]
    if (inputs.some((it) => it.checked !== it.defaultChecked || it.value !== it.defaultValue))
      hear(new Event('change'))
    return () => {
      for (const name of observedEvents) around.removeEventListener(name, hear)
    }
  }, [offer, navigate])

  return { place, hasFailed }
}
