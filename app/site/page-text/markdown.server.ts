import MarkdownIt, { type Token } from 'markdown-it'
import type { Block, Inline } from './prose-tree.ts'
import { isSafeLink } from './safe-link.ts'

/**
 * Headings, paragraphs, lists, bold, emphasis and links; everything else, HTML before all, is text to it. Where a
 * link leads is decided when the tree is made: by then its places are filled.
 */
const markdown = new MarkdownIt('zero').enable([
  'heading',
  'list',
  'emphasis',
  'link',
  'image',
  'escape',
  'entity',
])
markdown.validateLink = () => true
markdown.normalizeLink = (href) => href

/** What a text says, as a page shows it. `fill` puts in what its places stand for, after it was parsed. */
export function parseMarkdown(text: string, fill: (text: string) => string = (it) => it): Block[] {
  const walk = walker(markdown.parse(text, {}))
  return blocksOf(walk, fill)
}

/** Addresses that its links and pictures name, as they were written. */
export function namedIn(text: string): { links: string[]; pictures: string[] } {
  const inline = markdown.parse(text, {}).flatMap(({ children }) => children ?? [])
  const named = (type: string, attribute: string) =>
    inline
      .filter((token) => token.type === type)
      .map((token) => String(token.attrGet(attribute) ?? ''))
  return { links: named('link_open', 'href'), pictures: named('image', 'src') }
}

type Walk = { next: () => Token | undefined }

function walker(tokens: readonly Token[]): Walk {
  let at = 0
  return { next: () => tokens[at++] }
}

type Fill = (text: string) => string

/** Those up to the end of what was opened, or of all. */
function blocksOf(walk: Walk, fill: Fill): Block[] {
  const blocks: Block[] = []
  for (let token = walk.next(); token && token.nesting >= 0; token = walk.next()) {
    if (token.type === 'heading_open') {
      const level = token.tag === 'h1' || token.tag === 'h2' ? 2 : 3
      blocks.push({ is: 'heading', level, parts: partsIn(walk, fill) })
    } else if (token.type === 'paragraph_open') {
      blocks.push({ is: 'paragraph', parts: partsIn(walk, fill) })
    } else if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') {
      const isOrdered = token.type === 'ordered_list_open'
      blocks.push({ is: 'list', isOrdered, entries: entriesOf(walk, fill) })
    }
  }
  return blocks
}

function entriesOf(walk: Walk, fill: Fill): Block[][] {
  const entries: Block[][] = []
  for (let token = walk.next(); token && token.nesting >= 0; token = walk.next())
    entries.push(blocksOf(walk, fill))
  return entries
}

/** A heading and a paragraph hold one run of text, and then they end. */
function partsIn(walk: Walk, fill: Fill): Inline[] {
  const run = walk.next()
  walk.next()
  return inlineOf(walker(run?.children ?? []), fill)
}

function inlineOf(walk: Walk, fill: Fill): Inline[] {
  const parts: Inline[] = []
  for (let token = walk.next(); token && token.nesting >= 0; token = walk.next()) {
    if (token.type === 'strong_open') parts.push({ is: 'strong', parts: inlineOf(walk, fill) })
    else if (token.type === 'em_open') parts.push({ is: 'emphasis', parts: inlineOf(walk, fill) })
    else if (token.type === 'link_open') {
      const href = fill(String(token.attrGet('href') ?? ''))
      const inside = inlineOf(walk, fill)
      parts.push(...(isSafeLink(href) ? [{ is: 'link' as const, href, parts: inside }] : inside))
    } else if (token.type === 'softbreak' || token.type === 'hardbreak') parts.push(' ')
    // A picture is what stands for it in words.
    else parts.push(fill(token.content))
  }
  return parts
}
