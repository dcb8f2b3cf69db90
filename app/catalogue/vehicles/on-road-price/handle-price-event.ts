import { formatRupees } from '#app/platform/money/format-rupees.ts'
import * as words from './price-form-words.ts'
import type { PriceOffer } from './price-offer.ts'
import { buildPriceQuery } from './price-query.ts'
import { workOutPrice } from './work-out-price.ts'

/** Milliseconds without a key until a typed amount counts. */
const typingPause = 400
let typing: ReturnType<typeof setTimeout> | undefined

type PricePlace = { around: HTMLElement; offer: PriceOffer }

/**
 * Handles an event around the form: shows the query for its values, and announces the total to
 * screen readers. Typed amounts that do not count stay in the query, so that the message about them
 * stays.
 */
export function handlePriceEvent(
  { type, target }: Event,
  place: PricePlace,
  show: (search: string) => unknown,
): void {
  clearTimeout(typing)
  const apply = () => applyFormChoices(target, place, show)
  if (type === 'input') typing = setTimeout(apply, typingPause)
  else apply()
}

function applyFormChoices(
  changed: EventTarget | null,
  { around, offer }: PricePlace,
  show: (search: string) => unknown,
): void {
  const form = around.querySelector('form')
  if (!form) return
  if (changed instanceof HTMLInputElement) adjustBoxes(form, changed)
  const price = workOutPrice(offer, String(readForm(form)))
  if (!price) return
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
  show(`?${search}`)
  const announced = words.totalNow(formatRupees(total), loan && formatRupees(loan.monthly))
  const status = around.querySelector('[role=status]')
  if (status) status.textContent = [...Object.values(problems), announced].join(' ')
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
