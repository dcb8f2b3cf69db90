import { CheckboxGroup } from '#app/ui/components/checkbox-and-radio.tsx'
import type { FieldLabelProps } from '#app/ui/components/form-field.tsx'
import type { FieldChoice } from './document-sections.ts'

type Props = {
  texts: FieldLabelProps
  options: readonly FieldChoice[]
  value: readonly string[]
  onChange: (next: readonly string[] | undefined) => void
  isOff: boolean
}

/** Number of options from which the list scrolls separately: a dealer may have 200 models. */
const minScrollingOptions = 10

/** Checkboxes, in a list that scrolls if it is long. */
export function MultiSelectInput({ texts, options, value, onChange, isOff }: Props) {
  // A chosen value that is no longer an option stays until the user removes it.
  const gone = value.filter((it) => !options.some((option) => option.value === it))
  const offered = [...options, ...gone.map((it) => ({ value: it, label: it }))]
  return (
    <div
      className={`rounded-control border border-hairline px-3 py-2 ${offered.length < minScrollingOptions ? '' : 'max-h-56 overflow-y-auto'}`}
    >
      <CheckboxGroup
        {...texts}
        options={offered.map((option) => ({ ...option, isDisabled: isOff }))}
        chosen={value}
        onChoose={(chosen, isChosen) => {
          const next = offered
            .map((option) => option.value)
            .filter((it) => (it === chosen ? isChosen : value.includes(it)))
          onChange(next.length > 0 ? next : undefined)
        }}
      />
    </div>
  )
}
