import { Check } from '#app/ui/icons/check.ts'
import * as words from './compare-words.ts'

/** Beside the figure that beats the others: a sign to see, a word to hear and on paper. */
export function Better() {
  return (
    <>
      <BetterSign />
      <span className="sr-only print:not-sr-only">{words.better}</span>
    </>
  )
}

/** What the sign means, once for the table. */
export function BetterNote() {
  return (
    <p className="text-quiet text-sm print:hidden">
      <BetterSign /> {words.betterMark}
    </p>
  )
}

function BetterSign() {
  return (
    <Check
      aria-hidden
      className="ml-1.5 inline size-4 align-[-0.1em] text-good print:hidden"
      strokeWidth={3}
    />
  )
}
