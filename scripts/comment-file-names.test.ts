import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { listComments } from './prose-rules.ts'

const folders = '{app,bench,machines,scripts,studio,tests}'
const files = globSync([`${folders}/**/*.{ts,tsx,mjs,css}`, '*.ts'], {
  exclude: ['**/node_modules/**'],
})
const names = new Set(files.map((path) => basename(path)))

/**
 * Excluded: landed migrations never change, these tests invent file names, and WordPress has files
 * of its own.
 */
const exceptions = /\/migrations\/\d|document-links\.test|comment-file-names\.test|peers\/wordpress/

it('finds every source file that a comment names', () => {
  const lost = files
    .filter((path) => !exceptions.test(path))
    .flatMap((path) =>
      namesInComments(readFileSync(path, 'utf8'))
        .filter((name) => !names.has(name))
        .map((name) => `${path}: ${name}`),
    )
  expect(lost).toEqual([])
})

it('reads file names from comments but not from code', () => {
  const text =
    "/** See `money.ts` and\n * app/a/b.server.ts. */\n// As c.tsx, not *-d.ts\nopen('e.ts')"
  expect(namesInComments(text)).toEqual(['money.ts', 'b.server.ts', 'c.tsx'])
})

function namesInComments(text: string): string[] {
  return listComments(text).flatMap(({ prose }) =>
    [...prose.matchAll(/(?<![\w*-])(?:[\w.-]+\/)*([\w][\w.-]*\.(?:tsx?|mjs|css))\b/g)].map(
      ([, name = '']) => name,
    ),
  )
}
