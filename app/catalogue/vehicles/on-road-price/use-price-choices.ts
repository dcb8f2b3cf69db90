import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PriceOffer } from './price-offer.ts'

/** Milliseconds without a key until a typed amount counts. */
const typingPause = 400

/**
 * Writes the choices of the form in `place` into the address, from which the page shows the price.
 * The form is static HTML: events are handled on the element around it, by code that loads at the
 * first choice. If that code does not load, the form submits as plain HTML.
 */
export function usePriceChoices(offer: PriceOffer) {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [says, setSays] = useState('')
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const around = place.current
    if (!around) return
    let typing: ReturnType<typeof setTimeout> | undefined
    const apply = (changed: EventTarget | null) =>
      void import('./lazy-price-form.ts').then(
        ({ handlePriceChange }) => {
          const next = handlePriceChange(around, changed, offer)
          if (!next) return
          setSays(next.says)
          void navigate({ search: next.search }, { replace: true, preventScrollReset: true })
        },
        () => setFailed(true),
      )
    const hear = ({ type, target }: Event) => {
      clearTimeout(typing)
      if (type === 'change') apply(target)
      else typing = setTimeout(() => apply(target), typingPause)
    }
    const send = (event: Event) => {
      if (around.hasAttribute('data-failed')) return
      event.preventDefault()
      apply(null)
    }
    around.addEventListener('input', hear)
    around.addEventListener('change', hear)
    around.addEventListener('submit', send)
    // Choices made before hydration count as well.
    const boxes = [...around.querySelectorAll('input')]
    if (boxes.some((it) => it.checked !== it.defaultChecked || it.value !== it.defaultValue))
      apply(null)
    return () => {
      clearTimeout(typing)
      around.removeEventListener('input', hear)
      around.removeEventListener('change', hear)
      around.removeEventListener('submit', send)
    }
  }, [offer, navigate])

  return { place, says, hasFailed }
}
