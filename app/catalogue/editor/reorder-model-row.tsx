import { memo, useEffect, useRef, useState } from 'react'
import { UpDownButtons } from '#app/content/document-editor/move-and-remove-buttons.tsx'
import { parseNumber } from '#app/platform/schema/parse-number.ts'
import * as words from './model-list-words.ts'

type Props = {
  slug: string
  name: string
  index: number
  last: number
  // The functions must stay the same between renders: in 1,000 rows, only those that move are
  // rendered again.
  onMove: (slug: string, to: number) => void
  /** undefined if the drag has ended. */
  onDrag: (slug: string | undefined) => void
  onOver: (slug: string, index: number) => void
}

/** A model in the order of its kind. It moves by drag, by arrow buttons or by a typed position. */
export const ReorderModelRow = memo(function OrderRow(props: Props) {
  const { slug, name, index, last, onMove, onDrag, onOver } = props
  const row = useRef<HTMLLIElement>(null)
  // Keeps the focused row in view while it moves.
  useEffect(() => {
    if (row.current?.contains(document.activeElement))
      row.current.scrollIntoView({ block: 'nearest' })
  }, [index])
  return (
    <li
      ref={row}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        onDrag(slug)
      }}
      onDragOver={(event) => {
        event.preventDefault()
        onOver(slug, index)
      }}
      onDragEnd={() => onDrag(undefined)}
      className="flex scroll-mb-20 cursor-grab items-center gap-2 border-hairline border-b py-1"
    >
      <PositionField
        label={words.placeOf(name)}
        index={index}
        last={last}
        onMove={(to) => onMove(slug, to)}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      <UpDownButtons name={name} index={index} count={last + 1} onMove={(to) => onMove(slug, to)} />
    </li>
  )
})

type PositionFieldProps = {
  label: string
  index: number
  last: number
  onMove: (to: number) => void
}

/** A field for the row's position. In a long list it is faster than the arrow buttons. */
function PositionField({ label, index, last, onMove }: PositionFieldProps) {
  const [typed, setTyped] = useState<string>()
  function go() {
    const place = Math.round(parseNumber(typed ?? ''))
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
      className="h-11 w-14 shrink-0 md:h-9 rounded-control border border-hairline bg-surface px-1 text-center text-base text-quiet tabular-nums hover:border-control focus:text-ink md:text-sm"
    />
  )
}
