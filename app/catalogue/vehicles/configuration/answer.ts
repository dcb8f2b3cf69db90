import { formatRupees, formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { askedIn, type Configuration, configurationQuery } from './configuration.ts'
import { askedOf, type Configured, configure } from './configure.ts'
import type { Offer } from './offer.ts'
import { sayTold } from './say-told.ts'
import { sendOn } from './send-on.ts'
import { step } from './step.ts'
import * as words from './words.ts'

export type Answer = {
  configuration: Configuration
  /** What is not as it was chosen. */
  news: readonly string[]
  /** Read out. */
  says: string
  /** What a button has done is to be seen as well. */
  isSeen: boolean
}

type Known = { offer: Offer; before: Answer }

/** What an event in the place of a form says: undefined where that changes nothing. */
export async function understand(
  { type, target }: Event,
  place: HTMLElement,
  known: Known,
): Promise<Answer | undefined> {
  if ('share' in navigator) place.setAttribute('data-shares', '')
  const form = place.querySelector('form')
  if (type === 'change') return form ? choose(form, known) : undefined
  const button = type === 'click' && target instanceof Element && target.closest('[data-does]')
  if (!button) return undefined
  const { configuration } = known.before
  const says = await sendOn(button.getAttribute('data-does'), configuration)
  return { ...known.before, says, isSeen: true }
}

/** What is chosen in the form now; form and address follow, so that a reload shows the same. */
function choose(form: HTMLFormElement, { offer, before }: Known): Answer {
  const { asked, told } = step(offer, askedOf(before.configuration), askedIn(sentBy(form)))
  const next = configure(offer, asked)
  const chosen = askedOf(next.configuration)
  tick(form, chosen)
  history.replaceState(history.state, '', `${location.pathname}?${configurationQuery(chosen)}`)
  const news = sayTold([...told, ...next.told], offer.name)
  const says = [...news, sayTotal(next)].join(' ')
  return { configuration: next.configuration, news, says, isSeen: false }
}

function sentBy(form: HTMLFormElement): URLSearchParams {
  const sent = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') sent.append(name, value)
  return sent
}

function tick(form: HTMLFormElement, chosen: ReturnType<typeof askedOf>): void {
  const { variant, colour, fit } = chosen
  const values = new Map([
    ['variant', [variant]],
    ['colour', [colour]],
    ['fit', fit],
  ])
  for (const input of form.querySelectorAll('input'))
    if (input.name === 'before') input.value = configurationQuery(chosen)
    else input.checked = values.get(input.name)?.includes(input.value) ?? false
}

function sayTotal({ configuration: { total, monthly } }: Configured): string {
  if (total === 0) return ''
  const month = monthly === undefined ? '' : ` ${words.fromAMonth(formatRupees(monthly))}.`
  return words.totalNow(formatRupeesExact(total)) + month
}
