import { useCallback, useRef, useState } from 'react'
import * as editor from '#app/catalogue/vehicles/model-content-words.ts'
import { type VehicleKind, vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import * as writing from '#app/content/document-editor/words.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { reorderModels } from './model-editor-endpoints.ts'
import * as words from './model-list-words.ts'
import { ReorderModelRow } from './reorder-model-row.tsx'

type OrderedModel = { slug: string; name: string; kind: string; state: string }
type Props = { rows: readonly OrderedModel[]; onClose: () => void; onSaved: () => void }

/** Sets the order of models on the site, for each kind of vehicle. */
export function ReorderModelsDialog({ rows, onClose, onSaved }: Props) {
  const [kind, setKind] = useState<VehicleKind>('bike')
  const placed = (of: VehicleKind) => rows.filter((row) => row.kind === of && row.state !== 'draft')
  const [list, setList] = useState(() => placed('bike'))
  const [isBusy, setBusy] = useState(false)
  const [movedSlug, setMovedSlug] = useState<string>()
  const dragged = useRef<string>(undefined)

  const move = useCallback((slug: string, to: number) => {
    setMovedSlug(slug)
    setList((before) => {
      const moved = [...before]
      const [row] = moved.splice(
        before.findIndex((one) => one.slug === slug),
        1,
      )
      if (row) moved.splice(to, 0, row)
      return moved
    })
  }, [])
  const drag = useCallback((slug: string | undefined) => {
    dragged.current = slug
  }, [])
  const over = useCallback(
    (slug: string, index: number) => {
      const { current } = dragged
      if (current !== undefined && current !== slug) move(current, index)
    },
    [move],
  )

  const movedTo = list.findIndex(({ slug }) => slug === movedSlug)
  const moved = list[movedTo]

  async function save() {
    setBusy(true)
    const slugs = list.map(({ slug }) => slug)
    const done = await requestAsStaff(reorderModels, { body: { kind, slugs } })
    setBusy(false)
    if (!done.ok) return void showToast(done.problem.message || writing.failed, 'error')
    void showToast(done.value.message)
    onSaved()
  }

  return (
    <Dialog isOpen onClose={onClose} isBusy={isBusy} title={words.orderTitle}>
      <p className="text-quiet text-sm">{words.orderHint}</p>
      <p role="status" className="sr-only">
        {moved && writing.moved(moved.name, movedTo + 1, list.length)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {vehicleKinds.map((one) => (
          <Button
            key={one}
            size="dense"
            tone={one === kind ? 'ink' : 'quiet'}
            aria-pressed={one === kind}
            onClick={() => {
              setKind(one)
              setList(placed(one))
            }}
          >
            {editor.kinds.find(({ value }) => value === one)?.label}
          </Button>
        ))}
      </div>
      <ol className="mt-3 border-hairline border-t">
        {list.map(({ slug, name }, index) => (
          <ReorderModelRow
            key={slug}
            slug={slug}
            name={name}
            index={index}
            last={list.length - 1}
            onMove={move}
            onDrag={drag}
            onOver={over}
          />
        ))}
      </ol>
      <div className="sticky bottom-0 mt-3 flex flex-wrap justify-end gap-3 bg-surface py-3">
        <Button size="small" disabled={isBusy} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button tone="signal" size="small" disabled={isBusy} onClick={() => void save()}>
          {words.keepOrder}
        </Button>
      </div>
    </Dialog>
  )
}
