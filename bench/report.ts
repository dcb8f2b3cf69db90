import { readFileSync, writeFileSync } from 'node:fs'

export const reportFile = 'docs/benchmarks.md'

/** A chapter of the report: the result of one measurement, with its machine and date. */
export type Section = { name: string; title: string; text: string }

/**
 * Inserts the chapter into the report or replaces the one with its name. Other chapters do not
 * change.
 */
export function writeSection(section: Section, order: readonly string[]): void {
  writeFileSync(reportFile, withSection(readFileSync(reportFile, 'utf8'), section, order))
}

/** Inserts a new chapter before the first one that follows it in `order`. */
export function withSection(report: string, section: Section, order: readonly string[]): string {
  const chapter = `${begin(section.name)}\n## ${section.title}\n\n${section.text.trim()}\n${end(section.name)}`
  const found = placeOf(report, section.name)
  if (found) return report.slice(0, found.from) + chapter + report.slice(found.to)
  const later = order.slice(order.indexOf(section.name) + 1)
  const next = later.map((name) => placeOf(report, name)).find((place) => place !== undefined)
  if (next) return `${report.slice(0, next.from)}${chapter}\n\n${report.slice(next.from)}`
  return `${report.trimEnd()}\n\n${chapter}\n`
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function placeOf(report: string, name: string): { from: number; to: number } | undefined {
  const from = report.indexOf(begin(name))
  const to = report.indexOf(end(name), from)
  return from < 0 || to < 0 ? undefined : { from, to: to + end(name).length }
}

function begin(name: string): string {
  return `<!-- ${name} begins -->`
}

function end(name: string): string {
  return `<!-- ${name} ends -->`
}
