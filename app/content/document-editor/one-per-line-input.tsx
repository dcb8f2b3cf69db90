import { useState } from 'react'
import { type FieldLabelProps, TextAreaField } from '#app/ui/components/form-field.tsx'

type Props = {
  texts: FieldLabelProps
  rows: number
  value: readonly string[]
  onChange: (next: readonly string[] | undefined) => void
  isOff: boolean
}

/** Short texts, one per line. Empty lines are ignored. */
export function OnePerLineInput({ texts, rows, value, onChange, isOff }: Props) {
  const [typed, setTyped] = useState(value.join('\n'))
  // A value that changed elsewhere replaces the typed text.
  const shown = areSameLines(splitLines(typed), value) ? typed : value.join('\n')
  return (
    <TextAreaField
      {...texts}
      rows={rows}
      disabled={isOff}
      value={shown}
      onChange={(event) => {
        const lines = splitLines(event.target.value)
        setTyped(event.target.value)
        onChange(lines.length > 0 ? lines : undefined)
      }}
    />
  )
}

function splitLines(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

const areSameLines = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, index) => line === other[index])
