import { useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import * as words from './staff-words.ts'
import type { ReportColumnChoice } from './use-report-columns.ts'

/** Lets the user choose the visible columns. */
export function ReportColumnChooser({ choice }: { choice: ReportColumnChoice }) {
  const [isOpen, setOpen] = useState(false)
  const { all, shown, toggle, showAll } = choice
  const isShown = (key: string) => shown.some((column) => column.key === key)
  return (
    <>
      <Button size="dense" onClick={() => setOpen(true)} className="max-md:hidden">
        {words.columnsShown(shown.length, all.length)}
      </Button>
      <Dialog title={words.chooseColumns} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="mb-4 text-quiet text-sm">{words.whatForColumns}</p>
        <ul className="grid sm:grid-cols-2 sm:gap-x-6">
          {all.map(({ key, label }) => (
            <li key={key}>
              <label className="flex min-h-11 items-center gap-3 md:min-h-9">
                <input
                  type="checkbox"
                  checked={isShown(key)}
                  disabled={shown.length === 1 && isShown(key)}
                  onChange={() => toggle(key)}
                  className="size-5 accent-ink"
                />
                {label}
              </label>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex gap-3">
          <Button size="small" tone="ink" onClick={() => setOpen(false)}>
            {words.done}
          </Button>
          <Button size="small" onClick={showAll} disabled={shown.length === all.length}>
            {words.allColumns}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
