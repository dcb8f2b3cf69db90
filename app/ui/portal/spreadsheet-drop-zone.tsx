import { type DragEvent, useState } from 'react'
import { FileSpreadsheet } from '#app/ui/icons/file-spreadsheet.ts'

type Props = { label: string; isBusy: boolean; onChoose: (file: File) => void }

/** Field for a spreadsheet, which can also be dropped on it. */
export function SpreadsheetDropZone({ label, isBusy, onChoose }: Props) {
  const [isOver, setOver] = useState(false)

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onChoose(dropped)
  }

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={`mt-5 flex min-h-28 cursor-pointer items-center justify-center gap-3 rounded-control border-2 border-dashed px-4 py-4 text-center font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 ${isOver ? 'border-signal-text bg-signal/10' : 'border-control hover:border-ink'}`}
    >
      <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-quiet" />
      <span>{label}</span>
      <input
        type="file"
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        className="sr-only"
        disabled={isBusy}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
    </label>
  )
}
