import type { Charge } from './charges-content.ts'
import { fuels, kinds, origins } from './charges-content-words.ts'

/** Names a row with its vehicles, such as “Life tax · Electric”. */
export function chargeName({ label, fuel, kind, origin }: Charge): string {
  return [label, fuel && fuels[fuel], kind && kinds[kind], origin && origins[origin]]
    .filter(Boolean)
    .join(' · ')
}
