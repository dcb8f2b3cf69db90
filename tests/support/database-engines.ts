import { relative } from 'node:path'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'

/**
 * Tests that always run on PostgreSQL too, by the code that they test. Such code depends on the
 * engine, has its own SQL or locks rows. A path with a trailing slash is a folder. All other tests
 * run on SQLite only, and on both engines with `TEST_ENGINES=both` (`npm run test:all`).
 * database-engines.test.ts checks that the table is complete.
 */
export const testsByEngineSource: Readonly<Record<string, readonly string[]>> = {
  'app/backup/': ['app/backup/'],
  'app/platform/audit/soft-delete-store.server.ts': ['app/media/pictures/uploads.test.ts'],
  'app/site/import-export/pending-archives.server.ts': [
    'app/site/import-export/import-export.test.ts',
  ],
  'app/platform/db/': ['app/platform/db/', 'tests/support/database-fixtures.test.ts'],
  'app/crm/enquiry-query/': [
    'app/crm/enquiry-query/',
    'app/crm/desk/desk-list-query.test.ts',
    'app/crm/desk/desk-search.test.ts',
    'app/crm/desk/registration-number-search.test.ts',
    'app/crm/reports/enquiry-search.test.ts',
  ],
  'app/crm/enquiries/enquiry-search-text-query.server.ts': [
    'app/crm/desk/desk-search.test.ts',
    'app/crm/enquiries/enquiry-search-text-query.test.ts',
  ],
  'app/crm/desk/assignee-query.server.ts': ['app/crm/desk/desk-event-endpoint.test.ts'],
  'app/crm/desk/desk-list-query.server.ts': [
    'app/crm/desk/desk-list-query.test.ts',
    'app/crm/desk/list-neighbours.test.ts',
    'app/crm/desk/unplanned-section.test.ts',
  ],
  'app/crm/desk/hand-over-store.server.ts': ['app/crm/desk/hand-over.test.ts'],
  'app/crm/desk/mention-query.server.ts': ['app/crm/desk/mentions.test.ts'],
  'app/crm/desk/reassign-open-enquiries-query.server.ts': ['app/crm/desk/hand-over.test.ts'],
  'app/crm/desk/enquiry-update-query.server.ts': ['app/crm/desk/desk-workers.test.ts'],
  'app/crm/appointments/': ['app/crm/appointments/'],
  'app/crm/day-board/': ['app/crm/day-board/'],
  'app/crm/job-cards/': ['app/crm/job-cards/'],
  'app/crm/reminders/': ['app/crm/reminders/'],
  'app/crm/attachments/attachment-store.server.ts': ['app/crm/attachments/'],
  'app/crm/enquiries/attachment-files-query.server.ts': [
    'app/crm/attachments/attachment-deletion.test.ts',
  ],
  'app/crm/analytics/conversion-query.server.ts': ['app/crm/analytics/conversion.test.ts'],
  'app/crm/analytics/appointment-figures-query.server.ts': [
    'app/crm/analytics/appointment-figures.test.ts',
    'app/crm/analytics/saturday.test.ts',
  ],
  'app/crm/analytics/weekly-figures-query.server.ts': ['app/crm/analytics/weekly-figures.test.ts'],
  'app/crm/analytics/analytics-store.server.ts': [
    'app/crm/analytics/measure-response-time.test.ts',
  ],
  'app/catalogue/pricing/price-lists/apply-planned-prices.server.ts': [
    'app/catalogue/pricing/price-lists/planned-price-lists.test.ts',
  ],
  'app/crm/assignment/assignment-store.server.ts': ['app/crm/assignment/assignment.test.ts'],
  'app/crm/customer-import/customer-import-store.server.ts': [
    'app/crm/customer-import/customer-import.test.ts',
    'app/crm/customer-import/import-after-kill.test.ts',
  ],
  'app/crm/customers/customer-list-query.server.ts': [
    'app/crm/customers/customer-endpoints.test.ts',
  ],
  'app/crm/customers/consent-withdrawal-store.server.ts': [
    'app/crm/customers/customer-consent.test.ts',
  ],
  'app/crm/customers/customer-vehicle-store.server.ts': [
    'app/crm/customers/customer-vehicles.test.ts',
  ],
  'app/crm/enquiries/fill-customers-query.server.ts': [
    'app/crm/enquiries/fill-customers-after-kill.test.ts',
  ],
  'app/crm/enquiries/customer-erasure-query.server.ts': [
    'app/crm/enquiries/customer-erasure.test.ts',
  ],
  'app/crm/enquiries/customer-link-query.server.ts': [
    'app/crm/enquiries/customer-link.test.ts',
    'app/crm/enquiry-editing/correct-enquiry.test.ts',
  ],
  'app/crm/quotations/quotation-update-query.server.ts': ['app/crm/quotations/quotations.test.ts'],
  'app/crm/quotations/quotation-store.server.ts': ['app/crm/quotations/quotations.test.ts'],
  'app/crm/job-cards/estimate-store.server.ts': [
    'app/crm/job-cards/estimates.test.ts',
    'app/crm/job-cards/estimate-races.test.ts',
  ],
  'app/crm/my-enquiry/answer-estimate.server.ts': ['app/crm/my-enquiry/answer-estimate.test.ts'],
  'app/crm/my-enquiry/customer-act-store.server.ts': [
    'app/crm/my-enquiry/coming.test.ts',
    'app/crm/my-enquiry/customer-acts.test.ts',
    'app/crm/my-enquiry/mail-links.test.ts',
    'app/pages/public/my-enquiry.test.ts',
  ],
  'app/crm/my-enquiry/enquiry-lookup.server.ts': [
    'app/crm/my-enquiry/enquiry-lookup.test.ts',
    'app/crm/my-enquiry/link-guesses.test.ts',
  ],
  'app/crm/quotations/visitor-quotation-store.server.ts': [
    'app/pages/public/price-quotation.test.ts',
  ],
  'app/crm/notifications/': ['app/crm/notifications/notification-delivery.test.ts'],
  'app/platform/http/rate-limit-store.server.ts': ['app/platform/http/rate-limits.server.test.ts'],
  'app/media/pictures/film-and-brochure-store.server.ts': [
    'app/catalogue/editor/model-files.test.ts',
  ],
  'app/media/pictures/media-store.server.ts': [
    'app/media/pictures/media-store.server.test.ts',
    'app/media/pictures/uploads.test.ts',
  ],
  'app/media/pictures/document-json-query.server.ts': ['app/media/library/picture-library.test.ts'],
  'app/media/pictures/picture-reference-query.server.ts': [
    'app/media/library/picture-library.test.ts',
  ],
  'app/media/pictures/private-file-store.server.ts': [
    'app/crm/attachments/attachments.test.ts',
    'app/media/upload-batches/upload-batches.test.ts',
  ],
  'app/crm/reports/dashboard-chart-store.server.ts': ['app/crm/reports/dashboard-charts.test.ts'],
  'app/crm/reports/daily-enquiry-counter.server.ts': [
    'app/crm/reports/daily-enquiry-counter.test.ts',
  ],
  'app/crm/reports/report-store.server.ts': ['app/crm/reports/report-store.server.test.ts'],
  'app/rate-limits.server.ts': ['app/auth/login/login-attempts.test.ts'],
  'scripts/demo-enquiry-batch-insert.ts': ['scripts/demo-enquiries.test.ts'],
  'scripts/doctor-checks.ts': ['scripts/doctor.test.ts'],
  'scripts/doctor.ts': ['scripts/doctor.test.ts'],
}

/**
 * Tests with two concurrent writers. PostgreSQL runs them in parallel, SQLite one after the other.
 */
export const concurrencyTests: readonly string[] = [
  'app/platform/audit/update-if-version.test.ts',
  'app/site/page-content/direct-changes.test.ts',
  'app/crm/desk/enquiry-merge.test.ts',
  'app/crm/customers/customer-merge.test.ts',
  'app/crm/enquiries/customer-erasure.test.ts',
  'app/crm/enquiries/enquiry-endpoints.test.ts',
  'app/crm/enquiries/enquiry-store.server.test.ts',
  'app/auth/mfa/second-factor-store.test.ts',
  'app/crm/analytics/reassignment-metrics.test.ts',
  'app/crm/live-updates/event-stream.test.ts',
  'app/crm/mail/staff-notification-mail.test.ts',
  'app/crm/mail/mail-delivery.test.ts',
  'app/crm/mail/mail-outbox-store.server.test.ts',
  'app/catalogue/editor/model-editor-endpoints.test.ts',
  'app/auth/staff-accounts/password-links.test.ts',
  'app/auth/staff-accounts/staff-members.test.ts',
  'app/auth/login/login-and-account-api.test.ts',
  'app/catalogue/pricing/price-endpoints.test.ts',
]

const isInPath = (path: string, place: string) =>
  place.endsWith('/') ? path.startsWith(place) : path === place

const postgresTestPaths = [...Object.values(testsByEngineSource).flat(), ...concurrencyTests]

/**
 * Lists the engines on which a test file runs. `setting` is `TEST_ENGINES`. Throws on an unknown
 * value.
 */
export function listEnginesFor(
  testFile: string,
  setting = process.env['TEST_ENGINES'] ?? '',
): readonly DatabaseEngine[] {
  if (setting !== '' && setting !== 'both')
    throw new Error(
      `TEST_ENGINES is "${setting}". Set it to "both" to run every test on SQLite and PostgreSQL, or leave it out.`,
    )
  const path = relative(process.cwd(), testFile).replaceAll('\\', '/')
  const isOnBoth = setting === 'both' || postgresTestPaths.some((place) => isInPath(path, place))
  return isOnBoth ? ['sqlite', 'postgres'] : ['sqlite']
}

/** Finds source files that depend on the engine but have no row in `testsByEngineSource`. */
export function findUntestedEngineSources(
  sources: readonly { path: string; text: string }[],
): string[] {
  return sources
    .filter(({ text }) => engineCodePattern.test(text))
    .map(({ path }) => path)
    .filter((path) => !Object.keys(testsByEngineSource).some((place) => isInPath(path, place)))
}

const engineCodePattern = /engine (?:===|!==) '|for(?:Update|Share)\(|\bsql(?:<[^`]*>)?`/
