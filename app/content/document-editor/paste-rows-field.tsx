import { useId, useState } from 'react'
import * as words from './words.ts'

type Props = {
  /** Parses pasted text into rows. Returns `false` if it contains no rows. */
  onRows: (text: string) => boolean
}

/** A field to paste spreadsheet rows into an empty list. A phone can paste only into a field. */
export function PasteRowsField({ onRows }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <div className="mt-1 max-w-xl">
      <label htmlFor={id} className="font-semibold text-sm">
        {words.pasteRows}
      </label>
      <textarea
        id={id}
        rows={2}
        value={typed}
        placeholder={words.rowsExample}
        onChange={({ target }) => setTyped(onRows(target.value) ? '' : target.value)}
        className="mt-1 block w-full rounded-control border border-control border-dashed bg-surface px-3 py-2.5 text-base text-ink placeholder:text-quiet"
      />
    </div>
  )
}
