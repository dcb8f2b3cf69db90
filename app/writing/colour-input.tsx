import { controlProps, FieldFrame, type FieldTexts } from '#app/ui/field.tsx'

type Props = {
  texts: FieldTexts
  value: string
  onChange: (next: string) => void
  isOff: boolean
}

/** A paint, chosen by eye. */
export function ColourInput({ texts, value, onChange, isOff }: Props) {
  return (
    <FieldFrame {...texts}>
      <div className="flex items-center gap-3">
        <input
          {...controlProps(texts)}
          type="color"
          disabled={isOff}
          value={value || '#888888'}
          onChange={(event) => onChange(event.target.value)}
          className="h-12 w-16 cursor-pointer rounded-control border border-control bg-surface p-1"
        />
        <span className="text-quiet text-sm tabular-nums">{value}</span>
      </div>
    </FieldFrame>
  )
}
