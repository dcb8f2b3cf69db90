/** Texts of the account page. */

export const pageTitle = 'Manage Accounts · Admin Portal'
export const manageAccounts = 'Manage Accounts'
export const dealership = 'Dealership'
export const everyPageShows =
  'Every page of the site shows these details. Enter your own phone numbers.'
export const changedLately = 'Recent changes'
export const logInsAndExports = 'Logins and exports'
export const nothingYet = 'Nothing yet.'

export const ownerChanges =
  'Every page of the site shows these details. Only the owner can change them.'
export const everything = 'All enquiries in one file'
export const whatEverythingIs =
  'A spreadsheet file with all enquiries, including names and phone numbers. Keep it as safe as your cash box. Each download is listed under “Logins and exports” below.'
export const takeEverything = 'Download all (CSV)'
