/** Texts of the portal's frame, menu and forms. */

export const skipToContent = 'Skip to content'
export const madeWith = (dealer: string) =>
  `© ${dealer} · Website and portal: Showroom, dealership software`

export const adminPortal = 'Admin Portal'
export const menu = 'Menu'
export const phoneMenu = 'Portal menu'
export const website = 'Website'
export const logOut = 'Logout'
export const somethingWentWrong = 'Something went wrong! Please try again.'

export const rail = 'Portal'
export const isNarrow = 'Collapse sidebar'
export const widen = 'Expand the sidebar'
export const narrow = 'Collapse the sidebar'
export const narrowShort = 'Collapse'

/** Items of the menu, by group. */
export const dashboard = 'Dashboard'
export const desk = 'Desk'
export const customers = 'Customers'
export const quotations = 'Quotations'
export const myCallsToday = 'My calls today'
export const waitingShort = (count: number) => (count > 99 ? '99+' : String(count))
export const waiting = (count: number) =>
  count === 1
    ? ', 1 enquiry waiting'
    : `, ${count >= 1000 ? 'more than 999' : count} enquiries waiting`
export const manage = 'Manage'
export const account = 'Account'
export const price = 'Price'
export const accessoriesPrice = 'Accessories Price'
export const bikes = 'Bikes'
export const gallery = 'Gallery'
export const offer = 'Offer'
export const staff = 'Staff'
export const rates = 'Rates'
export const deskRules = 'Desk rules'
export const models = 'Models'
export const site = 'Pages and pictures'
export const toConfirm = 'To confirm'
export const content = 'Content'
export const pictures = 'Pictures'
export const report = 'Report'
export const bookingReport = 'Booking Report'
export const amcReport = 'AMC Report'
export const ewReport = 'EW Report'
export const financeReport = 'Finance Report'
export const enquiryReport = 'Enquiry Report'
export const offerReport = 'Offer Report'
export const joyClubReport = 'Joy Club Report'
export const onRoadPriceReport = 'On-road Price Report'
export const salesReport = 'Sales Enquiry Report'
export const contactReport = 'Contact Report'
export const optInReport = 'Opt-in Report'
export const allEnquiries = 'All enquiries'
export const figures = 'Figures'
export const myAccount = 'My Account'
export const profile = 'Profile'
export const secondStep = 'Second step'
export const changePassword = 'Change Password'

export const loading = 'Loading…'
export const notLoadedTitle = 'Not loaded'
export const notLoaded =
  'This could not be loaded. Check your connection, then reload the page. Unsaved text on this page will be lost.'
export const loadAgain = 'Reload the page'
export const readOnly = 'You can view this page. Only the owner or a manager can change it.'
export const cancel = 'Cancel'
export const save = 'Save'
export const saving = 'Saving…'
export const sendingPicture = 'Uploading the picture'
export const makingSizes = 'Resizing…'
export const edit = 'Edit'
export const change = 'Change'
export const deletes = 'Delete'
export const notBroughtBack = 'It could not be restored.'

/** Texts about form drafts. */
export const draftRestored = 'Draft restored'
export const draftRestoredWithoutFile = 'Draft restored. Choose the picture again.'
export const discardDraft = 'Discard'
