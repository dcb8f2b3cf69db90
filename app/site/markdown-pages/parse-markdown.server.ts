import MarkdownIt, { type Token } from 'markdown-it'
import { isSafeLink } from './is-safe-link.ts'
import type { MarkdownBlock, MarkdownInline } from './markdown-tree.ts'

/**
 * Parses headings, paragraphs, lists, bold, emphasis and links. Everything else, such as HTML,
 * becomes plain text. Links are checked when the tree is built, because by then their placeholders
 * are filled.
 */
const markdownParser = new MarkdownIt('zero').enable([
  'heading',
  'list',
  'emphasis',
  'link',
  'image',
  'escape',
  'entity',
])
markdownParser.validateLink = () => true
markdownParser.normalizeLink = (href) => href

/** Parses a text into blocks. After that, `fill` replaces the placeholders. */
export function parseMarkdown(
  text: string,
  fill: (text: string) => string = (it) => it,
): MarkdownBlock[] {
  const walk = tokenReader(markdownParser.parse(text, {}))
  return parseBlocks(walk, fill)
}

/** Lists the addresses of all links and pictures in the text, as staff typed them. */
export function listLinksAndPictures(text: string): { links: string[]; pictures: string[] } {
  const inline = markdownParser.parse(text, {}).flatMap(({ children }) => children ?? [])
  const named = (type: string, attribute: string) =>
    inline
      .filter((token) => token.type === type)
      .map((token) => String(token.attrGet(attribute) ?? ''))
  return { links: named('link_open', 'href'), pictures: named('image', 'src') }
}

type TokenReader = { next: () => Token | undefined }

function tokenReader(tokens: readonly Token[]): TokenReader {
  let at = 0
  return { next: () => tokens[at++] }
}

type FillPlaceholders = (text: string) => string

/** Parses blocks up to the closing token, or up to the end of the text. */
function parseBlocks(walk: TokenReader, fill: FillPlaceholders): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = []
  for (let token = walk.next(); token && token.nesting >= 0; token = walk.next()) {
    if (token.type === 'heading_open') {
      const level = token.tag === 'h1' || token.tag === 'h2' ? 2 : 3
      blocks.push({ is: 'heading', level, parts: parseInlineRun(walk, fill) })
    } else if (token.type === 'paragraph_open') {
      blocks.push({ is: 'paragraph', parts: parseInlineRun(walk, fill) })
    } else if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') {
      const isOrdered = token.type === 'ordered_list_open'
      blocks.push({ is: 'list', isOrdered, entries: parseListEntries(walk, fill) })
    }
  }
  return blocks
}

function parseListEntries(walk: TokenReader, fill: FillPlaceholders): MarkdownBlock[][] {
  const entries: MarkdownBlock[][] = []
  for (let token = walk.next(); token && token.nesting >= 0; token = walk.next())
    entries.push(parseBlocks(walk, fill))
  return entries
}

/** A heading or paragraph contains one inline token, followed by a closing token. */
function parseInlineRun(walk: TokenReader, fill: FillPlaceholders): MarkdownInline[] {
  const run = walk.next()
  walk.next()
  return parseInlines(tokenReader(run?.children ?? []), fill)
}

function parseInlines(walk: TokenReader, fill: FillPlaceholders): MarkdownInline[] {
  const parts: MarkdownInline[] = []
  for (let token = walk.next(); token && token.nesting >= 0; token = walk.next()) {
    if (token.type === 'strong_open') parts.push({ is: 'strong', parts: parseInlines(walk, fill) })
    else if (token.type === 'em_open')
      parts.push({ is: 'emphasis', parts: parseInlines(walk, fill) })
    else if (token.type === 'link_open') {
      const href = fill(String(token.attrGet('href') ?? ''))
      const inside = parseInlines(walk, fill)
      parts.push(...(isSafeLink(href) ? [{ is: 'link' as const, href, parts: inside }] : inside))
    } else if (token.type === 'softbreak' || token.type === 'hardbreak') parts.push(' ')
    // A picture is replaced by its alternative text.
    else parts.push(fill(token.content))
  }
  return parts
}
