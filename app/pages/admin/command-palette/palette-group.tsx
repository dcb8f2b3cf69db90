import { Link } from '#app/ui/components/link.tsx'
import { ExternalLink } from '#app/ui/icons/external-link.ts'
import type { PaletteAction, PaletteResult } from './rank-results.ts'

type Props = {
  group: string
  results: readonly PaletteResult[]
  /** Prefix of the ids of the options. */
  id: string
  /** Key of the selected result. */
  chosen: string | undefined
  onAct: (action: PaletteAction) => void
  /** Called when a link replaces the page. */
  onFollow: () => void
}

/** A group of results, with its head. */
export function PaletteGroup({ group, results, id, chosen, onAct, onFollow }: Props) {
  return (
    <div role="group" aria-labelledby={`${id}-${group}`}>
      <p
        id={`${id}-${group}`}
        role="presentation"
        className="px-3 pt-3 pb-1 font-semibold text-quiet text-xs"
      >
        {group}
      </p>
      {results.map((result) => (
        <PaletteOption
          key={result.key}
          result={result}
          id={`${id}-${result.key}`}
          isChosen={result.key === chosen}
          onAct={onAct}
          onFollow={onFollow}
        />
      ))}
    </div>
  )
}

type OptionProps = Pick<Props, 'onAct' | 'onFollow' | 'id'> & {
  result: PaletteResult
  isChosen: boolean
}

function PaletteOption({ result, id, isChosen, onAct, onFollow }: OptionProps) {
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isChosen,
    ref: (element: HTMLElement | null) => {
      if (isChosen) element?.scrollIntoView({ block: 'nearest' })
    },
    className: optionClass,
  } as const
  const { action, to, isOnWebsite, label, note } = result
  const content = (
    <>
      <span className="wrap-anywhere min-w-0">{label}</span>
      <span className="flex items-center gap-1.5 font-normal text-quiet text-sm">
        {note}
        {isOnWebsite && <ExternalLink aria-hidden className="size-4" />}
      </span>
    </>
  )
  if (action)
    return (
      <div
        {...option}
        role="option"
        tabIndex={-1}
        aria-selected={isChosen}
        onClick={() => onAct(action)}
      >
        {content}
      </div>
    )
  if (isOnWebsite)
    return (
      <a {...option} href={to} target="_blank" rel="noreferrer">
        {content}
      </a>
    )
  return (
    <Link
      {...option}
      to={to ?? ''}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        if (!ctrlKey && !metaKey && !shiftKey) onFollow()
      }}
    >
      {content}
    </Link>
  )
}

const optionClass =
  'flex min-h-11 cursor-pointer flex-col justify-center gap-x-4 rounded-control px-3 py-1.5 text-ink no-underline hover:bg-ground aria-selected:bg-ground aria-selected:font-semibold aria-selected:outline aria-selected:-outline-offset-1 aria-selected:outline-control sm:flex-row sm:items-center sm:justify-between'
