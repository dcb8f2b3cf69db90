/**
 * Refuses comments, documents and test titles with openings that make a sentence hard to read.
 * Counts openings that are only sometimes hard to read.
 */
import { globSync } from 'node:fs'
import { findProseProblems, maxTitleLength } from './prose-rules.ts'

const folders = '{app,bench,deploy,docs,machines,scripts,studio,tests}'
const files = globSync([`${folders}/**/*.{ts,tsx,mjs,css,md}`, '*.{ts,md}'], {
  exclude: ['**/node_modules/**', 'scripts/prose-rules.test.ts'],
})

const findings = files.toSorted().flatMap((path) => findProseProblems(path))
const refused = findings.filter(({ rule }) => rule !== 'clause')
for (const { path, line, text, rule } of refused)
  console.log(
    rule === 'opening'
      ? `${path}:${line}: begins with a clause, so name the subject first: ${text}`
      : `${path}:${line}: this title has more than ${maxTitleLength} characters: ${text}`,
  )
console.log(
  `sentences that begin with Of, Where, How, Whether …: ${findings.length - refused.length}`,
)
if (refused.length > 0) process.exitCode = 1
