import type { DeskFacts } from './desk-facts.ts'
import type { DeskRow } from './desk-row.ts'
import * as words from './desk-words.ts'
import * as stateWords from './state-words.ts'

/** By what an enquiry is called: its reference where nobody gave a name. */
export function nameOf({ name, reference }: Pick<DeskRow, 'name' | 'reference'>): string {
  return name || reference
}

/** The model of an enquiry; marked where a visitor would like to buy one that is no longer sold. */
export function modelOf(
  { model, vehicle, kind }: Pick<DeskRow, 'model' | 'vehicle' | 'kind'>,
  { models, kinds }: Pick<DeskFacts, 'models' | 'kinds'>,
): string {
  const isOnSale = models.find(({ name }) => name === model)?.isOnSale ?? true
  const isBuying = kinds.some((it) => it.isBuying && it.slug === kind)
  const shown = vehicle || model
  return isBuying && !isOnSale ? words.noLongerSold(shown) : shown
}

export function stateLabel(state: string | null): string {
  const known = Object.entries(stateWords.states).find(([name]) => name === state)
  return known?.[1] ?? words.noState
}

export function reasonLabel(reason: string | null): string {
  const known = Object.entries(stateWords.lostReasons).find(([name]) => name === reason)
  return known?.[1] ?? ''
}
