import { formatAmount, formatRupees } from '#app/money/money.ts'
import { askedIn, type Configuration, configurationQuery } from './configuration.ts'
import { askedOf, type Configured, configure } from './configure.ts'
import type { Offer } from './offer.ts'
import { sayTold } from './say-told.ts'
import { sharedText } from './shared-text.ts'
import { step } from './step.ts'
import * as words from './words.ts'

export type Answer = {
  configuration: Configuration
  /** What is not as it was chosen. */
  news: readonly string[]
  /** Read out. */
  says: string
}

/** What is chosen in the form now; form and address follow, so that a reload shows the same. */
export function answer(form: HTMLFormElement, offer: Offer, before: Configuration): Answer {
  const { asked, told } = step(offer, askedOf(before), askedIn(sentBy(form)))
  const next = configure(offer, asked)
  tick(form, next)
  const query = configurationQuery(askedOf(next.configuration))
  history.replaceState(history.state, '', `${location.pathname}?${query}`)
  const news = sayTold([...told, ...next.told], offer.name)
  return { configuration: next.configuration, news, says: [...news, sayTotal(next)].join(' ') }
}

function sentBy(form: HTMLFormElement): URLSearchParams {
  const sent = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') sent.append(name, value)
  return sent
}

function tick(form: HTMLFormElement, { configuration }: Configured): void {
  const { variant, colour, fit } = askedOf(configuration)
  const chosen: Record<string, readonly string[]> = { variant: [variant], colour: [colour], fit }
  for (const input of form.querySelectorAll('input'))
    if (input.type === 'hidden' && input.name === 'before')
      input.value = configurationQuery(askedOf(configuration))
    else input.checked = chosen[input.name]?.includes(input.value) ?? false
}

function sayTotal({ configuration: { total, monthly } }: Configured): string {
  if (total === 0) return ''
  const month = monthly === undefined ? '' : ` ${words.fromAMonth(formatRupees(monthly))}.`
  return words.totalNow(formatAmount(total)) + month
}

/** What a button beneath the list does. Returns what is read out of it. */
export async function send(does: string, configuration: Configuration): Promise<string> {
  const { title, text, address } = sharedText(configuration, location.origin)
  // Who closes the list of programs has sent nothing, and knows it.
  if (does === 'share')
    return navigator.share({ title, text }).then(
      () => '',
      () => '',
    )
  // Without TLS a browser has no clipboard.
  const isCopied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  )
  return isCopied ? words.copied : words.copyByHand
}
