import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { Button } from '#app/ui/components/button.tsx'
import {
  type FieldRenderProps,
  FormField,
  inputProps,
} from '#app/ui/components/declared-form-fields.tsx'
import { Plus } from '#app/ui/icons/plus.ts'
import { X } from '#app/ui/icons/x.ts'

/**
 * Field with repeatable rows. Rows are added at the end and can be removed anywhere. A read-only
 * form, whose fieldset is disabled, hides the buttons.
 */
export function RepeatableRows(asked: FieldRenderProps) {
  const { name, field, value, errors } = asked
  const whole = useRef<HTMLFieldSetElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const { rows, add, type, takeOut } = useRows(value, whole)
  const { label, fields = {} } = field
  const words = field.kind === 'own' ? field.rows : undefined

  return (
    <fieldset ref={whole} className="min-w-0">
      <legend className="mb-2 font-semibold text-lg">{label}</legend>
      <p className="mb-4 text-quiet text-sm">{inputProps(asked).hint}</p>
      <ul className="grid gap-4">
        {rows.map(({ key, place, values }) => (
          <li
            key={key}
            className="grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_8.5rem_auto]"
          >
            {Object.entries(fields).map(([part, one]) => (
              <div
                key={part}
                className="first:max-sm:col-span-full"
                onInput={({ target }) => {
                  if (target instanceof HTMLInputElement) type(key, { [part]: target.value })
                }}
              >
                <FormField
                  name={`${name}.${place}.${part}`}
                  field={one}
                  value={values[part]}
                  error={errors[`${name}.${place}.${part}`]?.[0]}
                  errors={errors}
                  isOptional={false}
                />
              </div>
            ))}
            <button
              type="button"
              aria-label={words?.remove(values)}
              onClick={({ currentTarget }) => {
                const next = currentTarget.closest('li')?.nextElementSibling
                const heir = next?.querySelector('button') ?? adding.current
                heir?.focus()
                takeOut(key)
              }}
              className="grid size-12 place-items-center text-quiet hover:text-ink disabled:hidden"
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="text-quiet">{words?.none}</p>}
      <Button ref={adding} size="small" className="mt-4 disabled:hidden" onClick={add}>
        <Plus aria-hidden className="size-5" /> {words?.add}
      </Button>
    </fieldset>
  )
}

/** `place` is the number of the row in the form's field names. Removals leave gaps. */
type RepeatableRow = { key: number; place: number; values: FormValues }

function useRows(value: unknown, whole: RefObject<HTMLFieldSetElement | null>) {
  const [rows, setRows] = useState(() => listOf(value).map(newRow))
  const made = useRef(rows.length)

  // Errors refer to the row numbers that were sent, so numbers change only at the next attempt.
  useEffect(() => {
    const form = whole.current?.form
    const count = () => setRows((all) => all.map((row, place) => ({ ...row, place })))
    form?.addEventListener('submit', count)
    return () => form?.removeEventListener('submit', count)
  }, [whole])

  function add() {
    const row = newRow({}, made.current)
    made.current += 1
    setRows((all) => [...all, row])
  }

  function type(key: number, typed: FormValues) {
    const into = ({ values, ...row }: RepeatableRow) => ({
      ...row,
      values: { ...values, ...typed },
    })
    setRows((all) => all.map((row) => (row.key === key ? into(row) : row)))
  }

  const takeOut = (key: number) => setRows((all) => all.filter((row) => row.key !== key))

  return { rows, add, type, takeOut }
}

const newRow = (values: FormValues, key: number): RepeatableRow => ({ key, place: key, values })

function listOf(value: unknown): FormValues[] {
  return Array.isArray(value) ? value.map((row: object) => ({ ...row })) : []
}
