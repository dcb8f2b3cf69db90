/** What the staff read where the account, the dealership and the latest changes stand. */

export const pageTitle = 'Manage Accounts · Admin Portal'
export const manageAccounts = 'Manage Accounts'
export const dealership = 'The dealership'
export const everyPageShows =
  'This is what every page of the site shows. Put in your own numbers: a saved change is public at once.'
export const changedLately = 'What was changed lately'
export const logInsAndExports = 'Log-ins and exports'
export const nothingYet = 'Nothing yet.'

export const ownerChanges =
  'This is what every page of the site shows. You can read it; only the owner changes it.'
export const everything = 'All enquiries in one file'
export const whatEverythingIs =
  'Every enquiry of every kind with names and numbers, for a spreadsheet. Keep the file as carefully as you keep the shop’s cash: each download stands under log-ins and exports below.'
export const takeEverything = 'Download all (CSV)'
