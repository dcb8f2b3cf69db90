/** The desk's dialogs in one lazy chunk. The chunk loads when the page is idle. */
export { BulkActionsBar } from './bulk-actions-bar.tsx'
export { EnquiryActionsDialog } from './enquiry-actions-dialog.tsx'
export { LogCallDialog } from './log-call-dialog.tsx'
