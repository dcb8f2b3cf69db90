import { useState } from 'react'
import { call } from '#app/portal/call.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import { notify } from '#app/ui/toast.ts'
import { type VehicleKind, vehicleKinds } from '#app/vehicles/vehicle.ts'
import * as editor from './editor-words.ts'
import * as words from './list-words.ts'
import { orderModels } from './model-calls.ts'

type Row = { slug: string; name: string; kind: string; state: string }
type Props = { rows: readonly Row[]; onClose: () => void; onSaved: () => void }

/** The order in which the site shows models, kind by kind: by drag, or by arrows. */
export function OrderDialog({ rows, onClose, onSaved }: Props) {
  const [kind, setKind] = useState<VehicleKind>('bike')
  const placed = (of: VehicleKind) => rows.filter((row) => row.kind === of && row.state !== 'draft')
  const [list, setList] = useState(() => placed('bike'))
  const [isBusy, setBusy] = useState(false)
  const [dragged, setDragged] = useState<string>()

  function move(from: number, to: number) {
    const moved = [...list]
    const [row] = moved.splice(from, 1)
    if (row) moved.splice(to, 0, row)
    setList(moved)
  }

  async function save() {
    setBusy(true)
    const slugs = list.map(({ slug }) => slug)
    const done = await call(orderModels, { body: { kind, slugs } })
    setBusy(false)
    if (!done.ok) return void notify(done.message || editor.failed, 'error')
    void notify(done.answer.message)
    onSaved()
  }

  return (
    <Dialog isOpen onClose={onClose} isBusy={isBusy} title={words.orderTitle}>
      <p className="text-quiet text-sm">{words.orderHint}</p>
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
          <li
            key={slug}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', name)
              setDragged(slug)
            }}
            onDragOver={(event) => {
              event.preventDefault()
              const from = list.findIndex((row) => row.slug === dragged)
              if (from >= 0 && from !== index) move(from, index)
            }}
            onDragEnd={() => setDragged(undefined)}
            className="flex cursor-grab items-center gap-2 border-hairline border-b"
          >
            <Place
              label={words.placeOf(name)}
              index={index}
              last={list.length - 1}
              onMove={(to) => move(index, to)}
            />
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <Arrow
              label={editor.up(name)}
              isOff={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <ChevronDown aria-hidden className="size-5 rotate-180" />
            </Arrow>
            <Arrow
              label={editor.down(name)}
              isOff={index === list.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ChevronDown aria-hidden className="size-5" />
            </Arrow>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
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

type PlaceProps = { label: string; index: number; last: number; onMove: (to: number) => void }

/** Of a hundred models nobody presses an arrow ninety times: a number typed here is where it goes. */
function Place({ label, index, last, onMove }: PlaceProps) {
  const [typed, setTyped] = useState<string>()
  function go() {
    const place = Math.round(Number(typed))
    setTyped(undefined)
    if (typed?.trim() && place >= 1) onMove(Math.min(place - 1, last))
  }
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      value={typed ?? String(index + 1)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed !== undefined && go()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        go()
      }}
      className="h-11 w-14 shrink-0 rounded-control border border-control bg-surface px-2 text-center text-base tabular-nums md:text-sm"
    />
  )
}

type ArrowProps = { label: string; isOff: boolean; onClick: () => void; children: React.ReactNode }

function Arrow({ label, isOff, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Disabled, it would lose the focus of whoever moves a model to an end.
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      className="grid size-11 cursor-pointer place-items-center rounded-control text-quiet hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
