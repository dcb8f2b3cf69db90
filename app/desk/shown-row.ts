import type { DeskRow } from './desk-row.ts'
import * as words from './desk-words.ts'
import * as stateWords from './state-words.ts'

/** By what an enquiry is called: its reference where nobody gave a name. */
export function nameOf({ name, reference }: Pick<DeskRow, 'name' | 'reference'>): string {
  return name || reference
}

export function stateLabel(state: string | null): string {
  const known = Object.entries(stateWords.states).find(([name]) => name === state)
  return known?.[1] ?? words.noState
}

export function reasonLabel(reason: string | null): string {
  const known = Object.entries(stateWords.lostReasons).find(([name]) => name === reason)
  return known?.[1] ?? ''
}
