import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { type Asked, FormField, inputProps, type Values } from '#app/forms/form-fields.tsx'
import { Button } from '#app/ui/button.tsx'

/** As many rows of the same fields as there are: added at the end, taken out anywhere. */
export function RowsControl(asked: Asked) {
  const { name, field, value, errors } = asked
  const [rows, setRows] = useState(() => listOf(value).map((values, key) => ({ key, values })))
  const { label, fields = {} } = field
  const words = field.kind === 'own' ? field.rows : undefined
  const add = () =>
    setRows((all) => [...all, { key: Math.max(-1, ...all.map(({ key }) => key)) + 1, values: {} }])

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-lg">{label}</legend>
      <p className="mb-4 text-quiet text-sm">{inputProps(asked).hint}</p>
      <ul className="grid gap-4">
        {rows.map(({ key, values }, place) => (
          <li key={key} className="grid grid-cols-[1fr_7rem_auto] items-end gap-3">
            {Object.entries(fields).map(([part, one]) => (
              <FormField
                key={part}
                name={`${name}.${place}.${part}`}
                field={one}
                value={values[part]}
                error={errors[`${name}.${place}.${part}`]?.[0]}
                errors={errors}
                isOptional={false}
              />
            ))}
            <button
              type="button"
              aria-label={words?.remove(values)}
              onClick={() => setRows((all) => all.filter((row) => row.key !== key))}
              className="grid size-12 place-items-center text-quiet hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="text-quiet">{words?.none}</p>}
      <Button size="small" className="mt-4" onClick={add}>
        <Plus aria-hidden className="size-5" /> {words?.add}
      </Button>
    </fieldset>
  )
}

function listOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map((row: object) => ({ ...row })) : []
}
