import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import type { Dealer } from './facts.ts'

type Holiday = Dealer['hours']['holidays'][number]

type Props = {
  holidays: readonly Holiday[]
  error: (name: string) => string | undefined
}

/** The days on which the house stays closed: every year (`01-26`) or once (`2027-03-22`). */
export function HolidayFields({ holidays, error }: Props) {
  const [rows, setRows] = useState(() => holidays.map((holiday, key) => ({ ...holiday, key })))
  const add = () =>
    setRows((all) => [...all, { name: '', on: '', key: Math.max(-1, ...all.map(keyOf)) + 1 }])

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-lg">Holidays</legend>
      <p className="mb-4 text-quiet text-sm">
        Closed on these days: 01-26 for every year, 2027-03-22 for that year alone.
      </p>
      <ul className="grid gap-4">
        {rows.map(({ key, name, on }, place) => (
          <li key={key} className="grid grid-cols-[1fr_7rem_auto] items-end gap-3">
            <TextField
              name={`holidays.${place}.name`}
              label="Name"
              defaultValue={name}
              maxLength={80}
              error={error(`holidays.${place}.name`)}
            />
            <TextField
              name={`holidays.${place}.on`}
              label="Day"
              defaultValue={on}
              placeholder="MM-DD"
              maxLength={10}
              error={error(`holidays.${place}.on`)}
            />
            <button
              type="button"
              aria-label={`Take ${name || 'this holiday'} out`}
              onClick={() => setRows((all) => all.filter((row) => row.key !== key))}
              className="grid size-12 place-items-center text-quiet hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && (
        <p className="text-quiet">None: open on every day of the week above.</p>
      )}
      <Button size="small" className="mt-4" onClick={add}>
        <Plus aria-hidden className="size-5" /> Add a holiday
      </Button>
    </fieldset>
  )
}

const keyOf = ({ key }: { key: number }) => key
