import type { Colleague } from './desk-context.ts'

/** Maximum number of colleagues that are offered at once. */
const maxOffered = 6

const beforeCaret = /(?<![\p{L}\p{M}\p{N}_.+-])@([\p{L}\p{M}\p{N}_.'’ -]{0,60})$/u

/** Finds the name that is being typed after an `@`. `start` is the position of the `@`. */
export function findTypedMention(text: string): { start: number; name: string } | undefined {
  const found = beforeCaret.exec(text)
  return found ? { start: found.index, name: found[1] ?? '' } : undefined
}

/** Lists the colleagues whose name or user ID, or a word of it, begins with the typed text. */
export function matchColleagues(
  typed: string,
  colleagues: readonly Colleague[],
): readonly Colleague[] {
  const wanted = typed.toLowerCase()
  const begins = (label: string) => label.toLowerCase().startsWith(wanted)
  return colleagues
    .filter(
      ({ name, mention }) =>
        begins(name) || begins(mention) || name.split(' ').slice(1).some(begins),
    )
    .slice(0, maxOffered)
}
