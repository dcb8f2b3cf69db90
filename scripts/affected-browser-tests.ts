import { dirname } from 'node:path'

/** Tests that open every public page or most public pages. */
const everyPage = [
  'valid-html-and-caching',
  'every-page',
  'style-sheets',
  'visitor-interactions',
  'walk-pages',
]
const everyPortalPage = ['every-portal-page', 'walk-pages']
const publicForms = ['enquiry-forms', 'enquiry-form-behaviour', 'lead-source', 'appointment-forms']
const portalForms = ['content-editing', 'content-editing-edge-cases', 'staff-form-drafts']
const desk = ['desk', 'desk-list', 'desk-network-failures', 'hand-over', 'live-updates', 'mentions']
const models = ['model-editor', 'draft-preview']
const login = ['portal-login-and-dashboard', 'second-factor', 'staff-accounts']
const process = ['startup-failures', 'graceful-shutdown', 'durability-under-failures']
const viewer = [
  'live-3d-view',
  'see-at-home',
  'rider',
  'vehicle-configuration',
  'configuration-enquiry',
]
const frame = [
  'before-hydration',
  'blocked-storage',
  'accessibility-settings',
  'script-failures',
  'above-the-fold',
  'header-footer-and-carousel',
  'deferred-hydration',
  'lost-network',
  'wait-for-page-scripts',
  'old-browsers',
  'contrast-and-layout',
  'changed-dom-before-hydration',
  'browser-translation',
]

/**
 * For each folder of `app`, the browser tests that use its code, by their names in tests/e2e.
 * affected-browser-tests.test.ts checks that the list is complete.
 */
export const browserTestsByFolder: Readonly<Record<string, readonly string[]>> = {
  app: [...everyPage, ...everyPortalPage, 'script-budget', 'booking-to-report-journey'],
  'app/auth/login': login,
  'app/auth/mfa': ['second-factor'],
  'app/auth/mfa-setup': ['second-factor'],
  'app/auth/staff-accounts': ['hand-over', 'staff-accounts'],
  'app/backup': ['durability-under-failures'],
  'app/catalogue/editor': models,
  'app/catalogue/finance': ['visitor-interactions', 'configuration-enquiry'],
  'app/catalogue/pricing': ['content-editing', 'price-list'],
  'app/catalogue/pricing/charges': [
    'charges-editor',
    'search-and-compare',
    'on-road-price',
    'price-calculation',
    'quotations',
  ],
  'app/catalogue/pricing/charges-editor': ['charges-editor'],
  'app/catalogue/pricing/price-lists': ['price-list'],
  'app/catalogue/loan-and-contract-rates': ['content-editing'],
  'app/catalogue/reviewable-content': ['portal-login-and-reports'],
  'app/catalogue/vehicles': [
    'model-page',
    'model-variants-and-availability',
    'search-and-compare',
    'vehicle-motion',
  ],
  'app/catalogue/vehicles/configurator': ['vehicle-configuration', 'configuration-enquiry'],
  'app/catalogue/vehicles/detail': [
    'model-page',
    'model-variants-and-availability',
    'vehicle-motion',
  ],
  'app/catalogue/vehicles/detail/rider': ['rider'],
  'app/catalogue/vehicles/detail/sections': ['model-page'],
  'app/catalogue/vehicles/on-road-price': [
    'vehicle-page-price',
    'price-calculation',
    'on-road-price',
  ],
  'app/catalogue/vehicles/on-road-vehicle': ['on-road-price'],
  'app/catalogue/vehicles/price-calculation': ['price-calculation'],
  'app/catalogue/vehicles/test-ride-vehicle': ['model-variants-and-availability', 'enquiry-forms'],
  'app/catalogue/vehicles/search': ['search-and-compare', 'above-the-fold'],
  'app/catalogue/vehicles/models-by-type': ['visitor-interactions', 'browser-translation'],
  'app/catalogue/vehicles/sale-switches': ['content-editing', 'model-variants-and-availability'],
  'app/catalogue/vehicles/turntable': ['live-3d-view', 'without-avif', 'picture-sizes'],
  'app/catalogue/vehicles/3d-viewer': viewer,
  'app/catalogue/vehicles/augmented-reality': viewer,
  'app/catalogue/warranty': ['enquiry-form-behaviour', 'visitor-interactions'],
  'app/content/audit-log-view': ['portal-login-and-reports'],
  'app/content/document-editor': [...models, 'page-contents'],
  'app/content/document-endpoints': [...models, 'page-contents'],
  'app/content/fields': ['page-contents'],
  'app/content/draft-previews': ['draft-preview'],
  'app/content/publishing': [...models, 'page-contents'],
  'app/content/review-queue': ['portal-login-and-reports'],
  'app/crm/analytics': ['live-updates'],
  'app/crm/appointments': [
    'appointment-forms',
    'appointment-plans',
    'appointments-at-desk',
    'booking-to-report-journey',
    'day-board',
    'my-enquiry',
    ...publicForms,
  ],
  'app/crm/appointments/plans-editor': ['appointment-plans'],
  'app/crm/assignment': desk,
  'app/crm/attachments': ['attachments'],
  'app/crm/quotations': ['quotations'],
  'app/crm/job-cards': ['job-cards', 'day-board', 'estimates'],
  'app/crm/day-board': ['day-board', 'day-board-offline', 'reminders'],
  'app/crm/reminders': ['reminders', 'day-board'],
  'app/crm/customer-import': ['customer-import'],
  'app/crm/customers': ['customers'],
  'app/crm/enquiry-editing': ['enquiry-editing', 'my-calls-offline'],
  'app/crm/desk': [...desk, 'my-calls-offline'],
  'app/crm/message-texts': [...desk, 'message-texts'],
  'app/crm/enquiry-query': [...desk, 'reports', 'booking-to-report-journey'],
  'app/crm/enquiries': ['booking-to-report-journey', ...publicForms],
  'app/crm/enquiries/definition': ['booking-to-report-journey', ...publicForms],
  'app/crm/enquiries/kinds': ['booking-to-report-journey', ...publicForms],
  'app/crm/live-updates': ['live-updates', 'mentions'],
  'app/crm/mail': ['live-updates'],
  'app/crm/my-enquiry': ['my-enquiry', 'estimates', 'reminders'],
  'app/crm/my-calls': [
    'my-calls',
    'my-calls-offline',
    'day-board-offline',
    'mentions',
    'notifications',
  ],
  'app/crm/notifications': ['notifications'],
  'app/crm/reports': ['reports', 'booking-to-report-journey'],
  'app/health': ['portal-login-and-dashboard', 'first-steps-and-availability'],
  'app/media/films': ['model-editor'],
  'app/media/library': ['picture-library'],
  'app/media/pictures': ['photo-upload', 'picture-sizes', 'without-avif'],
  'app/media/upload-batches': ['photo-upload'],
  'app/pages/admin': [...login, ...portalForms, ...everyPortalPage, 'portal-login-and-reports'],
  'app/pages/admin/command-palette': ['command-palette', 'enquiry-editing'],
  'app/pages/public': [
    ...everyPage,
    'booking-to-report-journey',
    'on-road-price',
    'price-calculation',
    'my-enquiry',
    'quotations',
  ],
  'app/platform/audit': ['content-editing', 'model-editor'],
  'app/platform/calendar': ['reports', 'dealer-details-form'],
  'app/platform/concurrency': ['durability-under-failures'],
  'app/platform/db': [...process, 'booking-to-report-journey'],
  'app/platform/db/migrations': ['every-page', 'booking-to-report-journey'],
  'app/platform/dealer-details': [
    'dealer-details-form',
    'header-footer-and-carousel',
    'every-page',
  ],
  'app/platform/forms': [...publicForms, ...portalForms],
  'app/platform/http': ['valid-html-and-caching', ...process],
  'app/platform/http/response-cache': ['valid-html-and-caching', 'durability-under-failures'],
  'app/platform/log': process,
  'app/platform/money': ['visitor-interactions', 'price-list'],
  'app/platform/pdf': ['reports', 'price-calculation'],
  'app/platform/qr-code': ['second-factor', 'price-calculation'],
  'app/platform/permissions': login,
  'app/platform/result': ['content-editing', 'price-list'],
  'app/platform/schema': ['catalogue-import-export'],
  'app/platform/settings': ['dealer-details-form', 'every-page'],
  'app/platform/spreadsheets': ['price-list'],
  'app/platform/zip': ['catalogue-import-export'],
  'app/process': process,
  'app/site/dealer-on-pages': ['dealer-details-form', 'every-page', 'content-editing'],
  'app/site/enquiry-form': ['booking-to-report-journey', ...publicForms],
  'app/site/frame': ['header-footer-and-carousel', ...everyPage],
  'app/site/gallery': ['content-editing', 'visitor-interactions'],
  'app/site/home': ['content-editing', 'page-contents', 'visitor-interactions'],
  'app/site/import-export': ['catalogue-import-export'],
  'app/site/offers': ['content-editing', 'content-editing-edge-cases', 'every-page'],
  'app/site/page-content': ['page-contents'],
  'app/site/markdown-pages': ['page-contents', 'every-page'],
  'app/site/price-quotation': ['quotations'],
  'app/site/seed': ['every-page', 'page-size-growth'],
  'app/ui/components': [...frame, ...everyPage, ...everyPortalPage],
  'app/ui/icons': ['header-footer-and-carousel'],
  'app/ui/portal': [
    ...portalForms,
    ...everyPortalPage,
    'portal-login-and-reports',
    'customers',
    'desk-list',
    'desk-network-failures',
    'reports',
  ],
  machines: viewer,
  studio: viewer,
}

const fileOf = (name: string) => `tests/e2e/${name}.test.ts`

/**
 * Returns the browser tests that use the code of changed files, and the browser tests that were
 * changed themselves.
 */
export function findAffectedBrowserTests(
  changed: readonly string[],
  table: Readonly<Record<string, readonly string[]>> = browserTestsByFolder,
): string[] {
  const found = changed.flatMap((path) =>
    path.startsWith('tests/e2e/') ? [path] : (table[folderOf(path)] ?? []).map(fileOf),
  )
  return [...new Set(found)].sort()
}

/** `machines` and `studio` have one entry each. Every folder of `app` has an entry. */
const folderOf = (path: string) => /^(?:machines|studio)(?=\/)/.exec(path)?.[0] ?? dirname(path)
