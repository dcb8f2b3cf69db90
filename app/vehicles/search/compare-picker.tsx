import { Button } from '#app/ui/button.tsx'
import { type Option, SelectField } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import * as words from './compare-picker-words.ts'

/** Where a comparison begins: two models or three, by a plain GET form. */
export function ComparePicker({
  options,
  isUnknown,
}: {
  options: readonly Option[]
  /** Whether the address named models, and none that we sell. */
  isUnknown: boolean
}) {
  return (
    <div className="column py-8 md:py-12">
      <h1 className="headline text-[2.125rem] md:text-4xl">{words.compareModels}</h1>
      <p className="mt-4 max-w-[60ch] text-quiet">
        {isUnknown ? words.noSuchModels : words.chooseSome}
      </p>
      <form
        action="/compare"
        className="mt-8 grid max-w-4xl items-end gap-x-6 gap-y-5 sm:grid-cols-3"
      >
        {words.places.map((label, index) => (
          <SelectField
            key={label}
            name={index === 0 ? 'model' : `model-${index + 1}`}
            sentAs="model"
            label={label}
            isOptional={index > 1}
            required={index <= 1}
            placeholder={words.chooseModel}
            options={options}
          />
        ))}
        <Button type="submit" tone="signal" className="sm:justify-self-start">
          {words.compare}
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
