import { readFileSync } from 'node:fs'

/** A sentence that breaks a rule: the file, its line from 1, and the start of the sentence. */
export type ProseFinding = { path: string; line: number; text: string; rule: ProseRule }

/**
 * `opening` and `long-title` are refused. `clause` is only counted, because some of these openings
 * are correct.
 */
export type ProseRule = 'opening' | 'clause' | 'long-title'

const refusedOpening = /^(?:What|Whoever|Whatever)\b/
const countedOpening = /^(?:Of|Where|That|By|How|Whether|Who|Which|Whose|Why)\b/

/** Test titles have at most this many characters, as written in the source. */
export const maxTitleLength = 90

/**
 * Finds sentences that begin with a clause in place of a subject and are not questions, because
 * they are hard to read. Searches comments and test titles of a source file, or a Markdown
 * document. Also finds test titles that are too long.
 */
export function findProseProblems(path: string, text = readFileSync(path, 'utf8')): ProseFinding[] {
  if (path.endsWith('.md')) return judge(path, text, listDocumentBlocks(text))
  const titles = /\.test\.tsx?$/.test(path) ? listTestTitles(text) : []
  return [
    ...judge(path, text, listComments(text)),
    ...judge(path, text, titles.map(withCapital)),
    ...titles
      .filter(({ prose }) => prose.length > maxTitleLength)
      .map(({ at, prose }) => toFinding(path, text, at, prose, 'long-title')),
  ]
}

/** A piece of prose and its position in the file. */
export type ProseBlock = { at: number; prose: string }

function judge(path: string, text: string, blocks: readonly ProseBlock[]): ProseFinding[] {
  return blocks.flatMap(({ at, prose }) =>
    splitSentences(prose).flatMap((sentence) => {
      if (sentence.endsWith('?')) return []
      if (refusedOpening.test(sentence)) return [toFinding(path, text, at, sentence, 'opening')]
      if (countedOpening.test(sentence)) return [toFinding(path, text, at, sentence, 'clause')]
      return []
    }),
  )
}

const toFinding = (
  path: string,
  text: string,
  at: number,
  prose: string,
  rule: ProseRule,
): ProseFinding => ({
  path,
  line: text.slice(0, at).split('\n').length,
  text: prose.slice(0, 80),
  rule,
})

const splitSentences = (prose: string) =>
  prose.split(/(?<=[.!?])\s+/).map((sentence) => sentence.trim())

/**
 * Returns the comments of a source file or style sheet without comment marks. Consecutive lines of
 * `//` are one comment.
 */
export function listComments(text: string): ProseBlock[] {
  const comments = text.matchAll(/\/\*[\s\S]*?\*\/|(?:^|(?<=\s))\/\/.*(?:\n\s*\/\/.*)*/gm)
  return [...comments].map(({ index, 0: comment }) => ({
    at: index,
    prose: comment
      .replaceAll(/^\s*(?:\/\*+|\*\/|\*|\/\/)?/gm, '')
      .replace(/\*\/$/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }))
}

/**
 * Returns paragraphs, list items and table cells, but no headings, no code and no table of bad
 * examples.
 */
function listDocumentBlocks(text: string): ProseBlock[] {
  const prose = text
    .replaceAll(/^```[\s\S]*?^```/gm, blankOut)
    .replaceAll(/^\| Bad [^\n]*\n(?:\|[^\n]*\n?)*/gm, blankOut)
  const blocks = prose.matchAll(
    /(?:^(?!#|\s*$|\s*\|?[\s|:-]+$).+\n?)+?(?=\s*(?:[-*>|#]|\d+\.)\s|\n|$)/gm,
  )
  return [...blocks].flatMap(({ index, 0: block }) =>
    (block.includes('|') ? block.split('|') : [block]).map((part) => ({
      at: index,
      prose: part
        .replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    })),
  )
}

/** Keeps the line breaks, so that line numbers stay correct. */
const blankOut = (part: string) => part.replaceAll(/[^\n]/g, ' ')

/**
 * Returns the titles of `it`, `test`, `describe` and of `onEachDatabase` and its siblings, as written
 * in the source.
 */
function listTestTitles(text: string): ProseBlock[] {
  const calls = text.matchAll(
    /(?<![\w.'"`])(?:it|test|describe|onEach\w+)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(?=['"`])(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`((?:[^`\\]|\\.)*)`)\s*,/g,
  )
  return [...calls].map(({ index, 1: single, 2: double, 3: template }) => ({
    at: index,
    prose: single ?? double ?? template ?? '',
  }))
}

const withCapital = ({ at, prose }: ProseBlock): ProseBlock => ({
  at,
  prose: prose.slice(0, 1).toUpperCase() + prose.slice(1),
})
