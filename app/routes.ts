import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { pathAliases } from './platform/http/path-aliases.ts'

const publicFormPaths = [
  'login',
  'logout',
  'forgotten',
  'invitation/:token',
  'new-password/:token',
] as const

/** A browser requests both files without a cookie, or before a login. */
const publicFiles = {
  'yard-worker.js': 'yard-worker',
  'today.webmanifest': 'today-manifest',
} as const

/** All paths below `/admin` that open without a session; the guard protects all others. */
export const publicAdminPaths: readonly string[] = [...publicFormPaths, ...Object.keys(publicFiles)]

export default [
  layout('pages/public/layout.tsx', { id: 'public' }, [
    index('pages/public/home.tsx'),
    route('motorcycle', 'pages/public/models.tsx', { id: 'motorcycle' }),
    route('scooters', 'pages/public/models.tsx', { id: 'scooters' }),
    route('ev', 'pages/public/models.tsx', { id: 'ev' }),
    route('view-details/:bikeName?', 'pages/public/view-details.tsx'),
    route('search', 'pages/public/search.tsx'),
    route('compare', 'pages/public/compare.tsx'),
    route('service-booking', 'pages/public/service-booking.tsx'),
    route('angle-view/:bikeName?', 'pages/public/angle-view.tsx'),
    route('text-ride-booking', 'pages/public/test-ride.tsx'),
    route('on-road-price', 'pages/public/on-road-price.tsx'),
    route('price/:bikeName', 'pages/public/price.tsx'),
    route('finance', 'pages/public/finance.tsx'),
    route('offers', 'pages/public/offers.tsx'),
    route('gallery', 'pages/public/gallery.tsx'),
    route('services', 'pages/public/services.tsx'),
    route('amc', 'pages/public/amc.tsx'),
    route('extendedWarranty', 'pages/public/extended-warranty.tsx'),
    route('joy-club', 'pages/public/joy-club.tsx'),
    route('optain', 'pages/public/optain.tsx'),
    route('networks', 'pages/public/networks.tsx'),
    route('dealers/:id', 'pages/public/dealer.tsx'),
    route('contact', 'pages/public/contact.tsx'),
    route('about', 'pages/public/about.tsx'),
    route('terms-conditions', 'pages/public/terms-conditions.tsx'),
    route('privacy', 'pages/public/privacy.tsx'),
    route('q/verify', 'pages/public/verify-quotation.tsx'),
    route('q/:token', 'pages/public/quotation.tsx'),
    route('*', 'pages/public/not-found.tsx'),
  ]),
  route('q/:token/proof.json', 'pages/public/quotation-proof.ts'),
  route('extendedWarranty/last-day.ics', 'pages/public/warranty-day.ts'),
  route('sitemap.xml', 'pages/public/sitemap.ts'),
  route('robots.txt', 'pages/public/robots.ts'),
  route('manifest.webmanifest', 'pages/public/web-manifest.ts'),
  ...Object.keys(pathAliases).map((path) =>
    route(path.slice(1), 'pages/public/alias.ts', { id: `alias ${path}` }),
  ),
  ...prefix('admin', [
    ...publicFormPaths.map((page) => route(page, `pages/admin/${page.split('/')[0]}.tsx`)),
    ...Object.entries(publicFiles).map(([page, file]) => route(page, `pages/admin/${file}.ts`)),
    layout('pages/admin/guard.tsx', [
      index('pages/admin/index.tsx'),
      route('reports/:report/print', 'pages/admin/report-print.tsx'),
      route('second-factor/first', 'pages/admin/second-factor-first.tsx'),
      route('today', 'pages/admin/today.tsx'),
      layout('pages/admin/layout.tsx', [
        route('dashboard', 'pages/admin/dashboard.tsx'),
        route('desk', 'pages/admin/desk.tsx'),
        route('desk/:reference', 'pages/admin/desk-enquiry.tsx'),
        route('customers', 'pages/admin/customers.tsx'),
        route('customers/import', 'pages/admin/customer-import.tsx'),
        route('customers/:id', 'pages/admin/customer.tsx'),
        route('reports/all', 'pages/admin/all-enquiries.tsx'),
        route('reports/:report', 'pages/admin/report.tsx'),
        route('figures', 'pages/admin/figures.tsx'),
        route('enquiries/:reference', 'pages/admin/enquiry.tsx'),
        route('account', 'pages/admin/account.tsx'),
        route('price', 'pages/admin/price.tsx'),
        route('accessories-price', 'pages/admin/accessories-price.tsx'),
        route('bikes', 'pages/admin/bikes.tsx'),
        route('gallery', 'pages/admin/gallery.tsx'),
        route('pictures', 'pages/admin/pictures.tsx'),
        route('models', 'pages/admin/models.tsx'),
        route('models/:slug', 'pages/admin/model.tsx'),
        route('catalogue', 'pages/admin/catalogue.tsx'),
        route('offer', 'pages/admin/offer.tsx'),
        route('to-confirm', 'pages/admin/to-confirm.tsx'),
        route('rates', 'pages/admin/rates.tsx'),
        route('content', 'pages/admin/content.tsx'),
        route('site', 'pages/admin/site.tsx'),
        route('site/:part', 'pages/admin/site-part.tsx'),
        route('desk-rules', 'pages/admin/desk-rules.tsx'),
        route('staff', 'pages/admin/staff.tsx'),
        route('profile', 'pages/admin/profile.tsx'),
        route('change-password', 'pages/admin/change-password.tsx'),
        route('second-factor', 'pages/admin/second-factor.tsx'),
        route('*', 'pages/admin/not-found.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig
