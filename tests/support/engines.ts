import { relative } from 'node:path'
import type { DatabaseEngine } from '#app/platform/db/migrations/engine.ts'

/**
 * Tests that run on PostgreSQL in every run, by the code that they prove there: it asks for the engine, writes SQL of
 * its own or locks rows. A path that ends in a slash is a folder. All other tests run on SQLite alone, and on both
 * engines with `TEST_ENGINES=both` (`npm run test:all`). engines.test.ts keeps the table complete.
 */
export const engineTests: Readonly<Record<string, readonly string[]>> = {
  'app/backup/': ['app/backup/'],
  'app/site/import-export/kept-archive.server.ts': ['app/site/import-export/exchange.test.ts'],
  'app/platform/db/': ['app/platform/db/', 'tests/support/fixtures.test.ts'],
  'app/crm/desk/answered-store.server.ts': ['app/crm/desk/desk-list.test.ts'],
  'app/crm/desk/assignee-store.server.ts': ['app/crm/desk/event-calls.test.ts'],
  'app/crm/desk/desk-list-store.server.ts': ['app/crm/desk/desk-list.test.ts'],
  'app/crm/desk/desk-sorting-store.server.ts': ['app/crm/desk/desk-list.test.ts'],
  'app/crm/desk/enquiry-work-store.server.ts': ['app/crm/desk/people-at-desk.test.ts'],
  'app/crm/desk/selection-store.server.ts': [
    'app/crm/desk/desk-list.test.ts',
    'app/crm/desk/plates.test.ts',
  ],
  'app/crm/analytics/figure-store.server.ts': ['app/crm/analytics/answer-times.test.ts'],
  'app/catalogue/review/on-site-store.server.ts': ['app/content/review-queue/fresh-calls.test.ts'],
  'app/crm/assignment/hand-store.server.ts': ['app/crm/assignment/hands.test.ts'],
  'app/platform/http/limit-store.server.ts': ['app/platform/http/limits.server.test.ts'],
  'app/media/pictures/kept-file-store.server.ts': ['app/catalogue/editor/model-files.test.ts'],
  'app/media/pictures/media-store.server.ts': [
    'app/media/pictures/media-store.server.test.ts',
    'app/media/pictures/uploads.test.ts',
  ],
  'app/media/pictures/original-store.server.ts': ['app/media/upload-batches/picture-sets.test.ts'],
  'app/crm/reports/chart-store.server.ts': ['app/crm/reports/charts.test.ts'],
  'app/crm/reports/day-count-store.server.ts': ['app/crm/reports/day-counts.test.ts'],
  'app/crm/reports/report-store.server.ts': ['app/crm/reports/report-store.server.test.ts'],
  'app/crm/reports/search.server.ts': ['app/crm/reports/search.server.test.ts'],
  'app/crm/reports/selected.server.ts': ['app/crm/reports/report-store.server.test.ts'],
  'app/services.server.ts': ['app/auth/login/login-limits.test.ts'],
  'scripts/demo-store.ts': ['scripts/demo-month.test.ts'],
  'scripts/doctor-checks.ts': ['scripts/doctor.test.ts'],
  'scripts/doctor.ts': ['scripts/doctor.test.ts'],
}

/** Tests of two writers at once, which PostgreSQL lets run beside each other and SQLite one after the other. */
export const concurrencyTests: readonly string[] = [
  'app/platform/audit/edit-content.test.ts',
  'app/crm/desk/join.test.ts',
  'app/crm/enquiries/enquiries-api.test.ts',
  'app/crm/enquiries/enquiry-store.server.test.ts',
  'app/auth/mfa/factor-store.test.ts',
  'app/crm/analytics/hand-over.test.ts',
  'app/crm/live-updates/live.test.ts',
  'app/crm/mail/hand-mail.test.ts',
  'app/crm/mail/mail.test.ts',
  'app/crm/mail/outbox-store.server.test.ts',
  'app/catalogue/editor/managed-models.test.ts',
  'app/auth/staff-accounts/links.test.ts',
  'app/auth/staff-accounts/people.test.ts',
  'app/auth/login/staff-api.test.ts',
  'app/catalogue/pricing/price-api.test.ts',
]

const isIn = (path: string, place: string) =>
  place.endsWith('/') ? path.startsWith(place) : path === place

const onPostgres = [...Object.values(engineTests).flat(), ...concurrencyTests]

/** The engines on which a test file runs. `setting` is `TEST_ENGINES`; an unknown one throws. */
export function enginesOf(
  testFile: string,
  setting = process.env['TEST_ENGINES'] ?? '',
): readonly DatabaseEngine[] {
  if (setting !== '' && setting !== 'both')
    throw new Error(
      `TEST_ENGINES is "${setting}". Set it to "both" to run every test on SQLite and PostgreSQL, or leave it out.`,
    )
  const path = relative(process.cwd(), testFile).replaceAll('\\', '/')
  const isOnBoth = setting === 'both' || onPostgres.some((place) => isIn(path, place))
  return isOnBoth ? ['sqlite', 'postgres'] : ['sqlite']
}

/** Source files that depend on the engine and are in no row of `engineTests`. */
export function unprovenSources(sources: readonly { path: string; text: string }[]): string[] {
  return sources
    .filter(({ text }) => dependsOnEngine.test(text))
    .map(({ path }) => path)
    .filter((path) => !Object.keys(engineTests).some((place) => isIn(path, place)))
}

const dependsOnEngine = /engine (?:===|!==) '|for(?:Update|Share)\(|\bsql(?:<[^`]*>)?`/
