import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/components/button.tsx'
import { controlProps, type FieldLabelProps, FieldLayout } from '#app/ui/components/form-field.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import type { NoColourLabels } from './document-sections.ts'

type Props = {
  texts: FieldLabelProps
  /** '' means that no colour is set. */
  value: string
  onChange: (next: string | undefined) => void
  /** Labels for a colour that may be missing; undefined if a colour is required. */
  none: NoColourLabels | undefined
  isOff: boolean
}

/** Colour that the input starts with when the user adds one. */
const initialColour = '#888888'

/**
 * A colour picker. An optional colour that is missing shows a label and a button instead of a
 * swatch.
 */
export function ColourInput({ texts, value, onChange, none, isOff }: Props) {
  const whole = useRef<HTMLDivElement>(null)
  // The focused control is unmounted here, so the control that replaces it gets the focus.
  const choose = (next: string | undefined) => {
    flushSync(() => onChange(next))
    whole.current?.querySelector<HTMLElement>('input, button')?.focus()
  }
  return (
    <FieldLayout {...texts}>
      <div ref={whole} className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {none && value === '' ? (
          <>
            <span className="text-quiet text-sm">{none.says}</span>
            {!isOff && (
              <Button
                {...controlProps(texts)}
                // The button is named by its action, not by the field's label.
                aria-label={none.add}
                size="dense"
                onClick={() => choose(initialColour)}
              >
                {none.add}
              </Button>
            )}
          </>
        ) : (
          <>
            <input
              {...controlProps(texts)}
              type="color"
              disabled={isOff}
              value={value || initialColour}
              onChange={(event) => onChange(event.target.value)}
              className="h-12 w-16 cursor-pointer rounded-control border border-control bg-surface p-1"
            />
            <span className="text-quiet text-sm tabular-nums">{value}</span>
            {none && !isOff && (
              <RowActionButton tone="bad" onClick={() => choose(undefined)}>
                {none.remove}
              </RowActionButton>
            )}
          </>
        )}
      </div>
    </FieldLayout>
  )
}
