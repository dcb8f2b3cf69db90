import { formatRupees } from '#app/platform/money/format-rupees.ts'
import * as words from './price-form-words.ts'
import type { PriceOffer } from './price-offer.ts'
import { buildPriceQuery } from './price-query.ts'
import { workOutPrice } from './work-out-price.ts'

/**
 * Returns the query for the form's values and an announcement for screen readers. Typed amounts that
 * do not count stay in the query, so that the message about them stays.
 */
export function handlePriceChange(
  place: HTMLElement,
  changed: EventTarget | null,
  offer: PriceOffer,
): { search: string; says: string } | undefined {
  const form = place.querySelector('form')
  if (!form) return undefined
  if (changed instanceof HTMLInputElement) adjustBoxes(form, changed)
  const typed = readForm(form)
  const price = workOutPrice(offer, String(typed))
  if (!price) return undefined
  const { total, loan, problems, query } = price
  const search = new URLSearchParams(buildPriceQuery(query))
  for (const name of ['exchange', 'down'] as const) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) continue
    input.removeAttribute('aria-invalid')
    if (problems[name] === undefined) continue
    input.setAttribute('aria-invalid', 'true')
    search.set(name, input.value)
  }
  const announced = words.totalNow(formatRupees(total), loan && formatRupees(loan.monthly))
  return {
    search: `?${search}`,
    says: [...Object.values(problems), announced].join(' '),
  }
}

/**
 * Ticks the line that a ticked one requires, and removes the ticks of lines whose required one is
 * gone. A first down payment ticks the lines for buyers with a loan.
 */
function adjustBoxes(form: HTMLFormElement, changed: HTMLInputElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name=options][type=checkbox]')]
  if (changed.name === 'down') {
    const isFinanced = changed.value.trim() !== ''
    if (isFinanced === form.hasAttribute('data-financed')) return
    form.toggleAttribute('data-financed', isFinanced)
    for (const box of boxes) if (box.hasAttribute('data-financed')) box.checked = isFinanced
    return
  }
  if (changed.name !== 'options') return
  for (const box of boxes)
    if (
      changed.checked
        ? box.value === changed.dataset['requires']
        : box.dataset['requires'] === changed.value
    )
      box.checked = changed.checked
}

function readForm(form: HTMLFormElement): URLSearchParams {
  const sent = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') sent.append(name, value)
  return sent
}
