import { type FieldRenderProps, inputProps } from '#app/ui/components/declared-form-fields.tsx'
import { SelectField } from '#app/ui/components/form-field.tsx'
import type { TestRideModel } from './test-ride-choice.ts'
import * as words from './words.ts'

/**
 * Lists the model's own colours first, then the other colours of the form. A submitted value stays
 * in the list even if it is unknown.
 */
export function TestRideColourField({
  asked,
  ride,
}: {
  asked: FieldRenderProps
  ride: TestRideModel | undefined
}) {
  const shared = inputProps(asked)
  const own = ride?.colours.map(({ name }) => name) ?? []
  const others = asked.field.options?.map(({ value }) => value) ?? []
  const given = shared.defaultValue
  const isKnown = given === '' || [...own, ...others].includes(given)
  return (
    <SelectField {...shared} options={[]} placeholder={words.chooseColour}>
      {ride && own.length > 0 && <ColourGroup label={words.coloursOf(ride.name)} names={own} />}
      <ColourGroup label={words.anyColour} names={isKnown ? others : [...others, given]} />
    </SelectField>
  )
}

function ColourGroup({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <optgroup label={label}>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
