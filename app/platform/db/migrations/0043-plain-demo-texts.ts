import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { accessoryTexts, demoModels, featureHeadings, sourceTexts } from './known-model-texts.ts'
import { motorcycleTexts } from './known-motorcycle-texts.ts'
import { scooterTexts } from './known-scooter-texts.ts'
import { siteTexts } from './known-site-texts.ts'

/**
 * Replaces the demo's stiff or untrue texts. A text is replaced only where it equals the old demo's
 * text, so the dealer's own texts stay. Drafts, schedules and imports that can be undone are
 * changed too. Otherwise they would restore the old texts, or no longer match the site. Published
 * versions are history and stay unchanged.
 */
export function plainDemoTexts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const [table, column] of plainColumns) await replaceIn(db, table, column, newText)
      await replaceIn(db, 'features', 'heading', newHeading)
      for (const [table, column] of jsonColumns) await replaceIn(db, table, column, newJson)
    },
  }
}

const plainColumns = [
  ['vehicles', 'note'],
  ['vehicles', 'tagline'],
  ['vehicles', 'description'],
  ['features', 'description'],
  ['accessories', 'description'],
  ['offers', 'title'],
  ['offers', 'description'],
  ['gallery_images', 'caption'],
  ['slides', 'headline'],
  ['slides', 'line'],
  ['films', 'title'],
] as const

const jsonColumns = [
  ['vehicles', 'specifications_json'],
  ['vehicles', 'sources_json'],
  ['facts', 'value_json'],
  ['drafts', 'document_json'],
  ['drafts', 'base_json'],
  ['drafts', 'planned_json'],
  ['catalogue_steps', 'before_json'],
  ['catalogue_steps', 'after_json'],
] as const

async function replaceIn(
  db: Kysely<unknown>,
  table: string,
  column: string,
  replace: (text: string) => string,
): Promise<void> {
  const [from, field] = [sql.table(table), sql.ref(column)]
  const { rows } = await sql<{
    text: string
  }>`select distinct ${field} as text from ${from} where ${field} is not null`.execute(db)
  for (const { text } of rows) {
    const replaced = replace(text)
    if (replaced !== text)
      await sql`update ${from} set ${field} = ${replaced} where ${field} = ${text}`.execute(db)
  }
}

const newTexts = new Map([
  ...Object.entries({ ...scooterTexts, ...motorcycleTexts, ...sourceTexts, ...siteTexts }),
  ...Object.entries(accessoryTexts).flatMap(([was, now]) =>
    demoModels.map((model): [string, string] => [
      was.replaceAll('{model}', model),
      now.replaceAll('{model}', model),
    ]),
  ),
])

const newText = (text: string) => newTexts.get(text) ?? text

// A separate map, because a heading such as `17.7 litres` is also the value of a specification.
const newHeadings = new Map(Object.entries(featureHeadings))

const newHeading = (heading: string) => newHeadings.get(heading) ?? heading

/** Returns stored JSON unchanged, byte by byte, if it contains no old text. */
function newJson(json: string): string {
  let replaced = 0
  const document = parse(json, (key, value) => {
    if (typeof value !== 'string') return value
    const text = key === 'heading' ? newHeading(value) : newText(value)
    if (text !== value) replaced += 1
    return text
  })
  return replaced > 0 ? JSON.stringify(document) : json
}

/** Returns undefined if the text is not JSON. */
function parse(json: string, revive: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(json, revive)
  } catch {
    return undefined
  }
}
