import { valueAt } from '#app/shapes/at-path.ts'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import type { Editing } from './field-input.tsx'

type Props = {
  /** `Slide 2`. */
  name: string
  entry: unknown
  pictures: Editing['pictures']
  isOpen: boolean
  onToggle: () => void
}

/** What is seen of an entry that is folded: its picture and what it is called. */
export function EntryHead({ name, entry, pictures, isOpen, onToggle }: Props) {
  const picture = valueAt(entry, ['picture'])
  const url = typeof picture === 'string' ? pictures[picture] : undefined
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 text-left max-sm:basis-full"
    >
      <ChevronDown aria-hidden className={`size-5 shrink-0 ${isOpen ? '' : '-rotate-90'}`} />
      {url && !isOpen && (
        <img src={url} alt="" loading="lazy" className="h-11 w-16 shrink-0 object-cover" />
      )}
      <span className="wrap-anywhere line-clamp-2 min-w-0">
        <span className="text-quiet text-sm">{name}</span> {titleOf(entry)}
      </span>
    </button>
  )
}

export function titleOf(entry: unknown): string {
  const title = titles.map((name) => valueAt(entry, [name])).find(Boolean)
  return typeof title === 'string' ? title : ''
}

/** By what an entry is known, in whatever list it stands. */
const titles = ['name', 'heading', 'headline', 'title', 'caption', 'term', 'label']
