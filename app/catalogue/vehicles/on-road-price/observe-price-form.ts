import type { NavigateFunction } from 'react-router'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import * as words from './price-form-words.ts'
import type { PriceOffer } from './price-offer.ts'
import { buildPriceQuery } from './price-query.ts'
import { workOutPrice } from './work-out-price.ts'

/** Milliseconds without a key until a typed amount counts. */
const typingPause = 400

const observed = new WeakSet<HTMLElement>()

/**
 * Writes each choice in the form inside `around` into the address, and announces the total to screen
 * readers. Typed amounts that do not count stay in the address, so that the message about them
 * stays. A second call for the same element does nothing.
 */
export function observePriceForm(
  around: HTMLElement,
  offer: PriceOffer,
  navigate: NavigateFunction,
): void {
  if (observed.has(around)) return
  observed.add(around)
  let typing: ReturnType<typeof setTimeout> | undefined
  const apply = (changed: EventTarget | null) => {
    clearTimeout(typing)
    const search = applyFormChoices(changed, around, offer)
    if (search !== undefined) void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  around.addEventListener('change', ({ target }) => apply(target))
  around.addEventListener('input', ({ target }) => {
    clearTimeout(typing)
    typing = setTimeout(() => apply(target), typingPause)
  })
  around.addEventListener('submit', (event) => {
    event.preventDefault()
    apply(null)
  })
  // Choices made before this code was loaded count as well.
  const inputs = [...around.querySelectorAll('input')]
  if (inputs.some((it) => it.checked !== it.defaultChecked || it.value !== it.defaultValue))
    apply(null)
}

/** Returns the query for the form's values. */
function applyFormChoices(
  changed: EventTarget | null,
  around: HTMLElement,
  offer: PriceOffer,
): string | undefined {
  const form = around.querySelector('form')
  if (!form) return undefined
  if (changed instanceof HTMLInputElement) adjustBoxes(form, changed)
  const price = workOutPrice(offer, String(readForm(form)))
  if (!price) return undefined
  const { total, exchange, loan, problems, query } = price
  const search = new URLSearchParams(buildPriceQuery(query))
  for (const name of ['exchange', 'down'] as const) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) continue
    input.removeAttribute('aria-invalid')
    if (problems[name] === undefined) continue
    input.setAttribute('aria-invalid', 'true')
    search.set(name, input.value)
  }
  const announced = words.totalNow(
    formatRupees(total),
    loan && formatRupees(loan.monthly),
    exchange > 0,
  )
  const status = around.querySelector('[role=status]')
  if (status) status.textContent = [...Object.values(problems), announced].join(' ')
  return `?${search}`
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
