/** What the staff read around each of their pages. */

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
export const isNarrow = 'Narrow sidebar'
export const widen = 'Widen the sidebar'
export const narrow = 'Narrow the sidebar'
export const narrowShort = 'Narrow'

/** The menu's entries, group by group, as staff know them. */
export const dashboard = 'Dashboard'
export const desk = 'Desk'
export const myCallsToday = 'My calls today'
export const waitingShort = (count: number) => (count > 99 ? '99+' : String(count))
export const waiting = (count: number) =>
  count === 1
    ? ', one enquiry waits'
    : `, ${count >= 1000 ? 'more than 999' : count} enquiries wait`
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
export const toConfirm = 'To Confirm'
export const report = 'Report'
export const bookingReport = 'Booking Report'
export const amcReport = 'AMC Report'
export const ewReport = 'EW Report'
export const financeReport = 'Finance Report'
export const enquiryReport = 'Enquiry Report'
export const offerReport = 'Offer Report'
export const joyClubReport = 'Joy Club Report'
export const onRoadPriceReport = 'On-road Price Report'
export const contactReport = 'Contact Report'
export const optInReport = 'Opt-in Report'
export const allEnquiries = 'All enquiries'
export const figures = 'Figures'
export const myAccount = 'My Account'
export const profile = 'Profile'
export const secondStep = 'Second step'
export const changePassword = 'Change Password'

export const loading = 'Loading…'
export const notLoaded =
  'This could not be loaded. Check the connection, then load the page again: what is typed on it goes.'
export const loadAgain = 'Load the page again'
export const readOnly = 'You can read this page. The owner or a manager changes it.'
export const cancel = 'Cancel'
export const save = 'Save'
export const saving = 'Saving…'
export const sendingPicture = 'Sending the picture'
export const makingSizes = 'Making the sizes…'
export const edit = 'Edit'
export const change = 'Change'
export const deletes = 'Delete'
export const notBroughtBack = 'It could not be brought back.'

/** Texts about drafts of forms. */
export const draftRestored = 'Draft restored'
export const draftRestoredWithoutFile = 'Draft restored. Choose the picture again.'
export const discardDraft = 'Discard'
