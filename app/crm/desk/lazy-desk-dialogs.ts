/** What is opened over the desk's list: fetched together, once the page has nothing else to do. */
export { BulkActionsBar } from './bulk-actions-bar.tsx'
export { EnquiryActionsDialog } from './enquiry-actions-dialog.tsx'
export { LogCallDialog } from './log-call-dialog.tsx'
