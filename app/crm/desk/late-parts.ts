/** What is opened over the desk's list: fetched together, once the page has nothing else to do. */
export { BulkBar } from './bulk-bar.tsx'
export { CallDialog } from './call-dialog.tsx'
export { WorkDialog } from './work-dialog.tsx'
