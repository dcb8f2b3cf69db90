import { dirname } from 'node:path'

/** The walk over every public page, and other tests that open most of them. */
const everyPage = ['addresses', 'every-page', 'style-sheets', 'visit', 'walk-pages']
const everyPortalPage = ['every-portal-page', 'walk-pages']
const publicForms = ['forms', 'form-habits', 'source']
const portalForms = ['manage', 'manage-habits', 'kept-drafts']
const desk = ['desk', 'desk-troubles', 'told-at-once']
const models = ['models', 'preview']
const login = ['portal', 'second-step', 'staff-people']
const process = ['process', 'stop', 'holds']
const viewer = ['live-view', 'configuration', 'configuration-enquiry']
const frame = [
  'before-alive',
  'blocked-storage',
  'everybody',
  'failing-scripts',
  'first-screens',
  'frame',
  'late-start',
  'lost-network',
  'next-page-scripts',
  'old-browsers',
  'readable',
  'redrawn',
  'translated',
]

/**
 * The browser tests that pass through the code of each folder of `app`, by their names in tests/e2e.
 * journeys.test.ts keeps it complete.
 */
export const journeys: Readonly<Record<string, readonly string[]>> = {
  app: [...everyPage, ...everyPortalPage, 'script-ceiling', 'main-job'],
  'app/platform/permissions': login,
  'app/platform/zip': ['catalogue'],
  'app/backup': ['holds'],
  'app/platform/calendar': ['reports', 'dealer-hours'],
  'app/site/seed': ['every-page', 'growth'],
  'app/site/import-export': ['catalogue'],
  'app/platform/audit': ['manage', 'models'],
  'app/platform/concurrency': ['holds'],
  'app/platform/db': [...process, 'main-job'],
  'app/platform/db/migrations': ['every-page', 'main-job'],
  'app/platform/dealer': ['dealer-hours', 'frame', 'every-page'],
  'app/crm/desk': [...desk, 'yard'],
  'app/content/publishing': [...models, 'site-parts'],
  'app/crm/enquiries': ['main-job', ...publicForms],
  'app/crm/enquiries/definition': ['main-job', ...publicForms],
  'app/crm/enquiries/kinds': ['main-job', ...publicForms],
  'app/platform/settings': ['dealer-hours', 'every-page'],
  'app/auth/mfa': ['second-step'],
  'app/crm/analytics': ['told-at-once'],
  'app/media/films': ['models'],
  'app/catalogue/finance': ['visit', 'configuration-enquiry'],
  'app/platform/forms': [...publicForms, ...portalForms],
  'app/content/review-queue': ['staff-habits'],
  'app/site/gallery': ['manage', 'visit'],
  'app/crm/assignment': desk,
  'app/health': ['portal'],
  'app/site/home': ['manage', 'site-parts', 'visit'],
  'app/platform/http': ['addresses', ...process],
  'app/platform/http/response-cache': ['addresses', 'holds'],
  'app/crm/live-updates': ['told-at-once'],
  'app/platform/log': process,
  'app/crm/mail': ['told-at-once'],
  'app/media/pictures': ['photographs', 'pictures', 'without-avif'],
  'app/catalogue/editor': models,
  'app/platform/money': ['visit', 'price-list'],
  'app/site/offers': ['manage', 'manage-habits', 'every-page'],
  'app/pages/admin': [...login, ...portalForms, ...everyPortalPage, 'staff-habits'],
  'app/pages/public': [...everyPage, 'main-job', 'on-road-price'],
  'app/site/page-content': ['site-parts'],
  'app/auth/staff-accounts': ['staff-people'],
  'app/media/upload-batches': ['photographs'],
  'app/ui/portal': [...portalForms, ...everyPortalPage, 'staff-habits', 'desk-troubles'],
  'app/content/draft-previews': ['preview'],
  'app/process': process,
  'app/catalogue/rates': ['manage'],
  'app/crm/reports': ['reports', 'main-job'],
  'app/platform/pdf': ['reports'],
  'app/platform/schema': ['catalogue'],
  'app/platform/spreadsheets': ['price-list'],
  'app/site/frame': ['frame', ...everyPage],
  'app/auth/login': login,
  'app/auth/mfa-setup': ['second-step'],
  'app/catalogue/vehicles/detail/sections': ['model-page'],
  'app/site/page-text': ['site-parts', 'every-page'],
  'app/ui/components': [...frame, ...everyPage, ...everyPortalPage],
  'app/ui/icons': ['frame'],
  'app/catalogue/vehicles': ['model-page', 'on-sale', 'search'],
  'app/catalogue/vehicles/configuration': ['configuration', 'configuration-enquiry'],
  'app/catalogue/vehicles/detail': ['model-page', 'on-sale'],
  'app/catalogue/vehicles/on-road': ['on-road-price'],
  'app/catalogue/pricing/price-lists': ['price-list'],
  'app/catalogue/pricing': ['manage', 'price-list'],
  'app/catalogue/vehicles/ride': ['on-sale', 'forms'],
  'app/catalogue/vehicles/search': ['search', 'first-screens'],
  'app/catalogue/vehicles/stage': ['visit', 'translated'],
  'app/catalogue/vehicles/status': ['manage', 'on-sale'],
  'app/catalogue/vehicles/turntable': ['live-view', 'without-avif', 'pictures'],
  'app/catalogue/vehicles/viewer': viewer,
  'app/catalogue/warranty': ['form-habits', 'visit'],
  'app/content/document-editor': [...models, 'site-parts'],
  'app/crm/my-calls': ['yard'],
  studio: viewer,
}

const fileOf = (name: string) => `tests/e2e/${name}.test.ts`

/** The browser tests that pass through the code of changed files, and those that changed themselves. */
export function journeysOf(
  changed: readonly string[],
  table: Readonly<Record<string, readonly string[]>> = journeys,
): string[] {
  const found = changed.flatMap((path) =>
    path.startsWith('tests/e2e/') ? [path] : (table[folderOf(path)] ?? []).map(fileOf),
  )
  return [...new Set(found)].sort()
}

/** The studio is one row; every folder of `app` has its own. */
const folderOf = (path: string) => (path.startsWith('studio/') ? 'studio' : dirname(path))
