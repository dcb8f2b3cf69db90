/** What is opened over the desk's list: fetched together, once the page has nothing else to do. */
export { BulkActionsBar } from './bulk-bar.tsx'
export { LogCallDialog } from './call-dialog.tsx'
export { EnquiryActionsDialog } from './work-dialog.tsx'
