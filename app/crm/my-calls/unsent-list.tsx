import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import * as words from './staff-words.ts'

type UnsentItem = { id: number; refusal?: string | undefined }

type Props<Item extends UnsentItem> = {
  title: string
  items: readonly Item[]
  describe: (item: Item) => ReactNode
  onChange: (item: Item) => void
  onDrop: (item: Item) => void
}

/**
 * Lists what this phone has not sent yet. A refused item shows the reason, and stays until the user
 * edits or deletes it.
 */
export function UnsentList<Item extends UnsentItem>({
  title,
  items,
  describe,
  onChange,
  onDrop,
}: Props<Item>) {
  const [dropping, setDropping] = useState<Item>()
  if (items.length === 0) return null
  return (
    <section aria-label={title} className="mb-6">
      <h2 className="mb-2 font-semibold text-quiet">{title}</h2>
      <ul className="border-hairline border-t">
        {items.map((item) => (
          <li key={item.id} className="border-hairline border-b py-3">
            <p className="wrap-anywhere text-sm">{describe(item)}</p>
            {item.refusal !== undefined && (
              <p role="alert" className="mt-1 text-bad text-sm">
                {words.notTaken(item.refusal)}
              </p>
            )}
            <div className="mt-2 flex gap-2">
              {item.refusal !== undefined && (
                <Button size="dense" onClick={() => onChange(item)}>
                  {words.change}
                </Button>
              )}
              <Button size="dense" onClick={() => setDropping(item)}>
                {words.drop}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={dropping !== undefined}
        title={words.dropIt}
        confirm={words.drop}
        isBusy={false}
        onConfirm={() => {
          if (dropping) onDrop(dropping)
          setDropping(undefined)
        }}
        onCancel={() => setDropping(undefined)}
      >
        <p>{words.dropGone}</p>
      </ConfirmDialog>
    </section>
  )
}
