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
export const browserTestsByFolder: Readonly<Record<string, readonly string[]>> = {
  app: [...everyPage, ...everyPortalPage, 'script-ceiling', 'main-job'],
  'app/auth/login': login,
  'app/auth/mfa': ['second-step'],
  'app/auth/mfa-setup': ['second-step'],
  'app/auth/staff-accounts': ['staff-people'],
  'app/backup': ['holds'],
  'app/catalogue/editor': models,
  'app/catalogue/finance': ['visit', 'configuration-enquiry'],
  'app/catalogue/pricing': ['manage', 'price-list'],
  'app/catalogue/pricing/price-lists': ['price-list'],
  'app/catalogue/rates': ['manage'],
  'app/catalogue/review': ['staff-habits'],
  'app/catalogue/vehicles': ['model-page', 'on-sale', 'search'],
  'app/catalogue/vehicles/configuration': ['configuration', 'configuration-enquiry'],
  'app/catalogue/vehicles/detail': ['model-page', 'on-sale'],
  'app/catalogue/vehicles/detail/sections': ['model-page'],
  'app/catalogue/vehicles/on-road': ['on-road-price'],
  'app/catalogue/vehicles/ride': ['on-sale', 'forms'],
  'app/catalogue/vehicles/search': ['search', 'first-screens'],
  'app/catalogue/vehicles/stage': ['visit', 'translated'],
  'app/catalogue/vehicles/status': ['manage', 'on-sale'],
  'app/catalogue/vehicles/turntable': ['live-view', 'without-avif', 'pictures'],
  'app/catalogue/vehicles/viewer': viewer,
  'app/catalogue/warranty': ['form-habits', 'visit'],
  'app/content/change-log': ['staff-habits'],
  'app/content/document-editor': [...models, 'site-parts'],
  'app/content/draft-previews': ['preview'],
  'app/content/publishing': [...models, 'site-parts'],
  'app/content/review-queue': ['staff-habits'],
  'app/crm/analytics': ['told-at-once'],
  'app/crm/assignment': desk,
  'app/crm/desk': [...desk, 'yard'],
  'app/crm/enquiries': ['main-job', ...publicForms],
  'app/crm/enquiries/definition': ['main-job', ...publicForms],
  'app/crm/enquiries/kinds': ['main-job', ...publicForms],
  'app/crm/live-updates': ['told-at-once'],
  'app/crm/mail': ['told-at-once'],
  'app/crm/my-calls': ['yard'],
  'app/crm/reports': ['reports', 'main-job'],
  'app/health': ['portal'],
  'app/media/films': ['models'],
  'app/media/pictures': ['photographs', 'pictures', 'without-avif'],
  'app/media/upload-batches': ['photographs'],
  'app/pages/admin': [...login, ...portalForms, ...everyPortalPage, 'staff-habits'],
  'app/pages/public': [...everyPage, 'main-job', 'on-road-price'],
  'app/platform/audit': ['manage', 'models'],
  'app/platform/calendar': ['reports', 'dealer-hours'],
  'app/platform/concurrency': ['holds'],
  'app/platform/db': [...process, 'main-job'],
  'app/platform/db/migrations': ['every-page', 'main-job'],
  'app/platform/dealer': ['dealer-hours', 'frame', 'every-page'],
  'app/platform/forms': [...publicForms, ...portalForms],
  'app/platform/http': ['addresses', ...process],
  'app/platform/http/response-cache': ['addresses', 'holds'],
  'app/platform/log': process,
  'app/platform/money': ['visit', 'price-list'],
  'app/platform/pdf': ['reports'],
  'app/platform/permissions': login,
  'app/platform/schema': ['catalogue'],
  'app/platform/settings': ['dealer-hours', 'every-page'],
  'app/platform/spreadsheets': ['price-list'],
  'app/platform/zip': ['catalogue'],
  'app/process': process,
  'app/site/dealer': ['dealer-hours', 'every-page', 'manage'],
  'app/site/enquiry-form': ['main-job', ...publicForms],
  'app/site/frame': ['frame', ...everyPage],
  'app/site/gallery': ['manage', 'visit'],
  'app/site/home': ['manage', 'site-parts', 'visit'],
  'app/site/import-export': ['catalogue'],
  'app/site/offers': ['manage', 'manage-habits', 'every-page'],
  'app/site/page-content': ['site-parts'],
  'app/site/page-text': ['site-parts', 'every-page'],
  'app/site/seed': ['every-page', 'growth'],
  'app/ui/components': [...frame, ...everyPage, ...everyPortalPage],
  'app/ui/forms': [...publicForms, ...portalForms],
  'app/ui/icons': ['frame'],
  'app/ui/portal': [...portalForms, ...everyPortalPage, 'staff-habits', 'desk-troubles'],
  machines: viewer,
  studio: viewer,
}

const fileOf = (name: string) => `tests/e2e/${name}.test.ts`

/** The browser tests that pass through the code of changed files, and those that changed themselves. */
export function findAffectedBrowserTests(
  changed: readonly string[],
  table: Readonly<Record<string, readonly string[]>> = browserTestsByFolder,
): string[] {
  const found = changed.flatMap((path) =>
    path.startsWith('tests/e2e/') ? [path] : (table[folderOf(path)] ?? []).map(fileOf),
  )
  return [...new Set(found)].sort()
}

/** Machines and studio are one row each; every folder of `app` has its own. */
const folderOf = (path: string) => /^(?:machines|studio)(?=\/)/.exec(path)?.[0] ?? dirname(path)
