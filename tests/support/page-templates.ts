/** Pages of one template use the same components. Slow rules run only on its first page. */
type PageTemplates = Readonly<Record<string, readonly [string, ...string[]]>>

export const publicPageTemplates: PageTemplates = {
  home: ['/'],
  'list of models': ['/motorcycle', '/scooters', '/ev', '/motorcycle?model=CBR1000RR-R'],
  model: ['/view-details/HORNET2.0', '/view-details/SHINE100DX'],
  'specifications of a model': ['/view-details/HORNET2.0?tab=specifications'],
  'accessories of a model': ['/view-details/HORNET2.0?tab=accessories'],
  search: ['/search?q=scooter+under+90000', '/search', '/search?q=scooter'],
  compare: ['/compare?model=HORNET2.0&model=DIO', '/compare'],
  'angle view': [
    '/angle-view/HORNET2.0',
    '/angle-view',
    '/angle-view/hornet2.0',
    '/angle-view/HORNET2.0?fit=SR-ACC-1172',
  ],
  'enquiry form': [
    '/text-ride-booking?model=HORNET2.0&colour=repsol-edition&fit=SR-ACC-1172',
    '/text-ride-booking',
    '/service-booking',
    '/on-road-price',
    '/finance',
    '/amc',
    '/extendedWarranty',
    '/joy-club',
    '/optain',
    '/contact',
  ],
  'price calculation': ['/price/HORNET2.0?on=2026-11-02'],
  offers: ['/offers'],
  gallery: ['/gallery'],
  services: ['/services'],
  dealer: ['/dealers/1', '/networks'],
  about: ['/about'],
  'legal text': ['/terms-conditions', '/privacy'],
  'check a proof': ['/q/verify'],
  'look up an enquiry': ['/my-enquiry'],
  'not found': ['/no-such-page'],
}

/**
 * `REFERENCE` is replaced by an enquiry's reference, `SERVICE` by that of a service booking, `TOKEN` by
 * that of an invitation.
 */
export const portalPageTemplates: PageTemplates = {
  login: [
    '/admin/login',
    '/admin/forgotten',
    '/admin/invitation/TOKEN',
    '/admin/new-password/of-nobody',
  ],
  'printed report': ['/admin/reports/booking/print'],
  'my calls': ['/admin/today'],
  dashboard: ['/admin/dashboard'],
  desk: ['/admin/desk'],
  enquiry: ['/admin/desk/REFERENCE'],
  'day board': ['/admin/board'],
  'printed job card': ['/admin/desk/SERVICE/job-card'],
  'history of a vehicle': ['/admin/workshop-history?plate=TG09AB1234', '/admin/workshop-history'],
  customers: ['/admin/customers'],
  'customer-import': ['/admin/customers/import'],
  customer: ['/admin/customers/1'],
  quotations: ['/admin/quotations'],
  report: ['/admin/reports/booking'],
  'all enquiries': ['/admin/reports/all'],
  figures: ['/admin/figures'],
  'appointment figures': ['/admin/figures/appointments'],
  facts: ['/admin/account'],
  rates: ['/admin/rates'],
  'read-only content': ['/admin/content'],
  'desk rules': ['/admin/desk-rules'],
  prices: ['/admin/price', '/admin/accessories-price'],
  status: ['/admin/bikes'],
  'managed list': ['/admin/offer', '/admin/gallery', '/admin/staff'],
  pictures: ['/admin/pictures'],
  models: ['/admin/models'],
  catalogue: ['/admin/catalogue'],
  'facts to confirm': ['/admin/to-confirm'],
  'parts of the site': ['/admin/site'],
  'own account': ['/admin/profile', '/admin/change-password', '/admin/second-factor'],
  'portal page not found': ['/admin/no-such-page'],
}

export const listTemplatePages = (templates: PageTemplates): string[] =>
  Object.values(templates).flat()

/** Returns `true` for the first page of a template, on which the slow rules run. */
export const isFirstOfTemplate = (templates: PageTemplates, path: string): boolean =>
  Object.values(templates).some(([first]) => first === path)
