import { Button } from '#app/ui/components/button.tsx'
import {
  controlClassName,
  FieldLayout,
  fieldId,
  type SelectOption,
} from '#app/ui/components/form-field.tsx'
import { Link } from '#app/ui/components/link.tsx'
import * as words from './compare-picker-words.ts'
import { maxComparedModels } from './max-compared-models.ts'

/** The page on which a comparison begins: a plain GET form with two or three selects. */
export function ComparePicker({
  options,
  isLong,
  isUnknown,
}: {
  options: readonly SelectOption[]
  /**
   * `true` shows one select instead of three, because a long list three times would be too large.
   */
  isLong: boolean
  /** `true` if the address names only unknown models. */
  isUnknown: boolean
}) {
  return (
    <div className="column py-8 md:py-12">
      <h1 className="headline text-page md:text-4xl">{words.compareModels}</h1>
      <p className="mt-4 max-w-[60ch] text-quiet">
        {isUnknown ? words.noSuchModels : words.chooseSome}
      </p>
      <form
        action="/compare"
        className="mt-8 grid max-w-4xl items-end gap-x-6 gap-y-5 sm:grid-cols-3"
      >
        {words.places.slice(0, isLong ? 1 : maxComparedModels).map((label, index) => (
          <ModelSelect
            key={label}
            name={index === 0 ? 'model' : `model-${index + 1}`}
            label={label}
            isOptional={index > 1}
            options={options}
          />
        ))}
        <Button type="submit" tone="signal" className="sm:justify-self-start">
          {isLong ? words.goOn : words.compare}
        </Button>
      </form>
      <p className="mt-8">
        <Link to="/search" className="link inline-flex min-h-11 items-center">
          {words.fromTheList}
        </Link>
      </p>
    </div>
  )
}

/** One of several selects with the same field name. */
function ModelSelect({
  name,
  label,
  isOptional,
  options,
}: {
  name: string
  label: string
  isOptional: boolean
  options: readonly SelectOption[]
}) {
  return (
    <FieldLayout name={name} label={label} isOptional={isOptional}>
      <select
        id={fieldId(name)}
        name="model"
        required={!isOptional}
        className={`${controlClassName} select-arrow min-h-12 appearance-none pr-[min(2.5rem,12vw)] pl-3`}
      >
        <option value="">{words.chooseModel}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldLayout>
  )
}
