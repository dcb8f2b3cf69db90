import { Check } from '#app/ui/icons/check.ts'
import * as words from './compare-words.ts'

/** Marks the better value: a sign on the screen, a word for screen readers and print. */
export function BetterMark() {
  return (
    <>
      <span className="ml-1.5">
        <BetterSign />
      </span>
      <span className="sr-only print:not-sr-only">{words.better}</span>
    </>
  )
}

/** Explains the sign once for the table. */
export function BetterMarkNote() {
  return (
    <p className="flex items-baseline gap-1.5 text-balance text-quiet text-sm leading-snug print:hidden">
      <BetterSign /> {words.betterMark}
    </p>
  )
}

function BetterSign() {
  return (
    <Check
      aria-hidden
      className="inline size-4 shrink-0 align-[-0.1em] text-good print:hidden"
      strokeWidth={3}
    />
  )
}
