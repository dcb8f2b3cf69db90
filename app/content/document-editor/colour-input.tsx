import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/components/button.tsx'
import { controlProps, type FieldLabelProps, FieldLayout } from '#app/ui/components/form-field.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import type { NoColourLabels } from './document-sections.ts'

type Props = {
  texts: FieldLabelProps
  /** '' is none. */
  value: string
  onChange: (next: string | undefined) => void
  /** Of one that may be missing. */
  none: NoColourLabels | undefined
  isOff: boolean
}

/** With what a colour begins that there was not. */
const initialColour = '#888888'

/** A paint, chosen by eye; one that may be missing is there or not, and never looks like grey. */
export function ColourInput({ texts, value, onChange, none, isOff }: Props) {
  const whole = useRef<HTMLDivElement>(null)
  // What had the focus is gone then; what stands in its place has it.
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
                // It is called by what it does, not by the field's label.
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
