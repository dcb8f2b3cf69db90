import { Fragment, type ReactNode } from 'react'
import { Link } from '#app/ui/components/link.tsx'
import type { MarkdownBlock, MarkdownInline } from './markdown-tree.ts'

/**
 * The text of a page. React renders everything as text, so markup that staff type has no effect.
 */
export function MarkdownContent({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  return <div className="prose titled-rows">{blocks.map(renderBlock)}</div>
}

// A parsed text never changes, so the index is a stable key.
function renderBlock(block: MarkdownBlock, key: number): ReactNode {
  if (block.is === 'paragraph') return <p key={key}>{block.parts.map(renderInline)}</p>
  if (block.is === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3'
    return <Heading key={key}>{block.parts.map(renderInline)}</Heading>
  }
  const List = block.isOrdered ? 'ol' : 'ul'
  const [first] = block.entries
  return first === undefined ? null : (
    <List key={key}>
      {block.entries.map((entry, index) => (
        <li key={block.entries.indexOf(entry, index)}>{renderListEntry(entry)}</li>
      ))}
    </List>
  )
}

/** A list entry that has only one paragraph needs no `<p>`. */
function renderListEntry(blocks: readonly MarkdownBlock[]): ReactNode {
  const [only, ...others] = blocks
  return only?.is === 'paragraph' && others.length === 0
    ? only.parts.map(renderInline)
    : blocks.map(renderBlock)
}

function renderInline(part: MarkdownInline, key: number): ReactNode {
  if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>
  const inside = part.parts.map(renderInline)
  if (part.is === 'strong') return <strong key={key}>{inside}</strong>
  if (part.is !== 'link') return <em key={key}>{inside}</em>
  return part.href.startsWith('/') ? (
    <Link key={key} to={part.href}>
      {inside}
    </Link>
  ) : (
    <a key={key} href={part.href}>
      {inside}
    </a>
  )
}
