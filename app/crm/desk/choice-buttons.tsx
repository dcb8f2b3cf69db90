import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { autoFocusRef } from '#app/ui/components/auto-focus-ref.ts'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { isTypingTarget } from './letter-shortcuts.ts'

export type ButtonChoice = { value: string; label: string; note?: ReactNode; isChosen?: boolean }

type Props = {
  label: string
  choices: readonly ButtonChoice[]
  onChoose: (value: string) => void
  isBusy: boolean
  /** Shows two columns on a phone instead of one. */
  isNarrow?: boolean
  /** Moves the focus to the chosen button, or to the first one. */
  hasFocus?: boolean
  /** Turns on the digit keys. Must be off if several groups are on the screen. */
  hasDigits?: boolean
}

/** A group of large buttons for one choice. On a computer, each button also has a digit key. */
export function ChoiceButtons({ label, choices, onChoose, isBusy, isNarrow, ...how }: Props) {
  const { hasFocus, hasDigits = true } = how
  useDigitKeys((digit) => {
    const choice = choices[digit - 1]
    if (choice && hasDigits && !isBusy) onChoose(choice.value)
  })
  const chosen = Math.max(
    0,
    choices.findIndex(({ isChosen }) => isChosen),
  )
  return (
    <fieldset disabled={isBusy} className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div
        className={`grid gap-2 ${isNarrow ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]' : ''}`}
      >
        {choices.map(({ value, label: text, note, isChosen }, index) => (
          <button
            key={value}
            type="button"
            ref={hasFocus && index === chosen ? autoFocusRef : undefined}
            aria-pressed={isChosen}
            onClick={() => onChoose(value)}
            className={buttonClassName({
              className:
                'w-full justify-start! px-4! text-left aria-pressed:border-ink aria-pressed:bg-ground',
            })}
          >
            <span className="min-w-0 grow">
              {text}
              {note && <span className="block font-normal text-quiet text-sm">{note}</span>}
            </span>
            {hasDigits && index < 9 && (
              <kbd
                aria-hidden
                className="hidden font-sans text-quiet text-sm md:pointer-fine:inline"
              >
                {index + 1}
              </kbd>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Calls `onDigit` for the digit keys, except while the user types into a field. */
function useDigitKeys(onDigit: (digit: number) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || isTypingTarget(event.target)) return
    if (!/^[1-9]$/.test(event.key)) return
    event.preventDefault()
    onDigit(Number(event.key))
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
