import type { Locator, Page } from 'playwright-core'

/** A staff form: its page, the way to open it, and one of its fields. */
export type StaffFormExample = {
  name: string
  /** File in `app` that renders the form. */
  source: string
  /** The test replaces `REFERENCE`. */
  page: string
  open?: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  typed: string
}

const pressButton = (name: RegExp | string) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
const firstTextbox = (name: string) => (page: Page) => page.getByRole('textbox', { name }).first()

/** Every staff form with text worth keeping. Each stores a draft when its page is left. */
export const formsWithDrafts: readonly StaffFormExample[] = [
  {
    name: 'note on the page of an enquiry',
    source: 'crm/desk/note-form.tsx',
    page: '/admin/desk/REFERENCE',
    field: firstTextbox('Note'),
    typed: 'Asks for the red one',
  },
  {
    name: 'text to a customer',
    source: 'crm/desk/message-form.tsx',
    page: '/admin/desk/REFERENCE',
    async open(page) {
      await page.getByRole('button', { name: 'Choose a text' }).click()
      await page.getByRole('button', { name: /^Thank you/ }).click()
    },
    field: firstTextbox('Text'),
    typed: 'We have it in red.',
  },
  {
    name: 'name of a customer',
    source: 'crm/customers/customer-dialogs.tsx',
    page: '/admin/customers/1',
    open: pressButton('Edit'),
    field: firstTextbox('Name'),
    typed: 'Padma Example',
  },
  {
    name: 'note of a customer',
    source: 'crm/customers/customer-notes.tsx',
    page: '/admin/customers/1',
    field: firstTextbox('Note'),
    typed: 'Calls after six',
  },
  {
    name: 'note in the sheet of the desk',
    source: 'crm/desk/enquiry-actions-dialog.tsx',
    page: '/admin/desk?section=all',
    open: pressButton('More for Kept Example'),
    field: firstTextbox('Note'),
    typed: 'Asks for the blue one',
  },
  {
    name: 'note of a call',
    source: 'crm/desk/log-call-dialog.tsx',
    page: '/admin/desk?section=all',
    async open(page) {
      await page.getByRole('link', { name: 'Call Kept Example' }).click()
      await page.getByRole('button', { name: 'No answer' }).click()
    },
    field: firstTextbox('Note (optional)'),
    typed: 'Rang twice',
  },
  {
    name: 'new enquiry',
    source: 'crm/enquiry-editing/new-enquiry-form.tsx',
    page: '/admin/desk?section=all',
    open: pressButton('New enquiry'),
    field: firstTextbox('Phone number'),
    typed: '98490 1',
  },
  {
    name: 'details of an enquiry',
    source: 'crm/enquiry-editing/correct-enquiry-dialog.tsx',
    page: '/admin/desk/REFERENCE',
    open: pressButton('Edit details'),
    field: firstTextbox('Message'),
    typed: 'Asks for the green one',
  },
  {
    name: 'name of a view of the desk',
    source: 'crm/desk/saved-desk-views.tsx',
    page: '/admin/desk?section=all&state=new',
    open: pressButton('Save this view'),
    field: firstTextbox('Name of the view'),
    typed: 'Mine to call',
  },
  {
    name: 'note of My calls',
    source: 'crm/my-calls/no-network-entry-dialog.tsx',
    page: '/admin/today',
    open: pressButton('Note'),
    field: firstTextbox('Your note'),
    typed: 'Comes on Saturday',
  },
  {
    name: 'facts of the dealership',
    source: 'site/dealer-on-pages/dealer-details-form.tsx',
    page: '/admin/account',
    field: firstTextbox('Street'),
    typed: '14 Lake Road',
  },
  {
    name: 'rates of a loan',
    source: 'catalogue/loan-and-contract-rates/rates-form-section.tsx',
    page: '/admin/rates',
    field: (page) => page.getByRole('region', { name: 'Loan' }).getByLabel('Months').first(),
    typed: '48',
  },
  {
    name: 'rules of the desk',
    source: 'crm/assignment/assignment-rules-page.tsx',
    page: '/admin/desk-rules',
    field: (page) => page.getByRole('main').getByRole('combobox').first(),
    typed: '',
  },
  {
    name: 'profile',
    source: 'auth/login/profile-form.tsx',
    page: '/admin/profile',
    field: firstTextbox('Name'),
    typed: 'Meera Example',
  },
  {
    name: 'new person',
    source: 'auth/staff-accounts/staff-member-dialogs.tsx',
    page: '/admin/staff',
    open: pressButton('Add staff account'),
    field: firstTextbox('Name'),
    typed: 'Ravi Example',
  },
  {
    name: 'new offer',
    source: 'site/offers/offer-forms.tsx',
    page: '/admin/offer',
    open: pressButton('Add offer'),
    field: firstTextbox('Title'),
    typed: 'Monsoon check',
  },
  {
    name: 'offer that is there',
    source: 'ui/portal/row-edit-form.tsx',
    page: '/admin/offer',
    open: pressButton(/^Edit /),
    field: firstTextbox('Title'),
    typed: 'Winter check',
  },
  {
    name: 'caption of a picture',
    source: 'site/gallery/caption-form.tsx',
    page: '/admin/gallery',
    open: pressButton(/^Edit /),
    field: firstTextbox('Caption'),
    typed: 'The new floor',
  },
  {
    name: 'price of a model',
    source: 'catalogue/pricing/price-form.tsx',
    page: '/admin/price',
    open: pressButton(/CB SHINE/),
    field: (page) => page.getByLabel('Ex-showroom price'),
    typed: '98765',
  },
  {
    name: 'price of an accessory',
    source: 'catalogue/pricing/accessory-price-form.tsx',
    page: '/admin/accessories-price',
    open: pressButton(/Edit/),
    field: (page) => page.getByLabel('Price (₹)'),
    typed: '765.00',
  },
  {
    name: 'new model',
    source: 'catalogue/editor/add-model-dialog.tsx',
    page: '/admin/models',
    open: pressButton('Add model'),
    field: firstTextbox('Name'),
    typed: 'HORNET 3.0',
  },
  {
    name: 'name of a passkey',
    source: 'auth/mfa-setup/add-passkey-form.tsx',
    page: '/admin/second-factor?do=passkey',
    field: firstTextbox('Name'),
    typed: 'Counter computer',
  },
]

/** Other files with forms or text fields, each with the reason why they store no draft. */
export const formsWithoutDrafts: Readonly<Record<string, string>> = {
  'ui/portal/endpoint-form.tsx': 'draws the others',
  'auth/mfa-setup/require-second-factor-form.tsx': 'keeps one tick, as the others do',
  'crm/analytics/targets-form.tsx': 'keeps a few numbers, as the others do',
  'crm/assignment/rule-participants-form.tsx': 'keeps ticks, as the others do',
  'auth/staff-accounts/staff-action-dialog.tsx': 'one day or one choice, sent in one dialog',
  'crm/attachments/attachment-upload-dialog.tsx': 'chooses files, which a browser cannot keep',
  'media/pictures/upload-dialog.tsx': 'chooses files, which a browser cannot keep',
  'crm/notifications/notification-section.tsx': 'keeps ticks and two hours, as the others do',
  'crm/desk/status-filter.tsx': 'filters',
  'catalogue/pricing/charges-editor/charge-effects-panel.tsx': 'one day, which changes nothing',
  'catalogue/pricing/charges-editor/start-with-state.tsx': 'one choice, beside the editor',
  'content/document-editor/continue-entry-form.tsx': 'one day, beside the editor',
  'auth/login/login-form.tsx': 'a password',
  'auth/login/change-password-form.tsx': 'passwords',
  'auth/login/reauthentication-form.tsx': 'a password',
  'auth/login/login-second-factor.tsx': 'a code',
  'auth/mfa-setup/html-post-form.tsx': 'passwords and codes',
  'auth/mfa-setup/authenticator-app-section.tsx': 'a code',
  'auth/staff-accounts/set-password-page.tsx': 'a password, before a login',
  'auth/staff-accounts/forgot-password-page.tsx': 'one line, before a login',
  'auth/staff-accounts/password-link-dialog.tsx': 'shows a link that is copied',
  'pages/admin/second-factor-first.tsx': 'logs out',
  'ui/portal/portal-header.tsx': 'logs out',
  'crm/customers/customers-page.tsx': 'a search in the address',
  'crm/desk/mention-field.tsx': 'the field of other forms',
  'crm/desk/hand-over-note-field.tsx': 'one line, written and sent in one dialog',
  'content/document-editor/document-editor.tsx':
    'saves itself as a draft on the server; the rest is kept by `useDraft`',
  'content/document-editor/field-input.tsx': 'a part of the editor',
  'catalogue/pricing/price-lists/price-list-apply-bar.tsx': 'one day, beside edits that are kept',
  'content/document-editor/colour-input.tsx': 'a part of the editor',
  'content/document-editor/one-per-line-input.tsx': 'a part of the editor',
  'content/document-editor/file-input.tsx': 'a part of the editor',
  'content/document-editor/turntable-frames-input.tsx': 'a part of the editor',
  'content/document-editor/turntable-frames-preview.tsx': 'a part of the editor',
  'content/document-editor/picture-input.tsx': 'a part of the editor',
  'content/document-editor/picture-description-fields.tsx': 'a part of the editor',
  'content/document-editor/multi-select-input.tsx': 'a part of the editor',
  'content/document-editor/paste-rows-field.tsx': 'takes what is pasted at once',
  'content/document-editor/publish-dialog.tsx': 'a day and an hour, sent in one press',
  'content/document-editor/preview-actions.tsx': 'shows a link that is copied',
  'site/gallery/gallery-upload-dialog.tsx': 'files cannot be kept: it asks before it is left',
  'catalogue/pricing/price-lists/price-grid-row.tsx': 'kept by `useTyped`',
  'ui/portal/spreadsheet-drop-zone.tsx': 'a file',
  'crm/customer-import/import-columns-form.tsx': 'choices for a file',
  'crm/customer-import/import-preview-panel.tsx': 'ticks a choice for a file',
  'catalogue/pricing/price-lists/price-list-preview.tsx': 'ticks rows of a file',
  'site/import-export/import-export-page.tsx': 'a file',
  'site/import-export/import-preview.tsx': 'ticks entries of a file',
  'crm/desk/next-step-picker.tsx': 'a day and an hour, sent in one press',
  'catalogue/editor/reorder-model-row.tsx': 'a place in a list, taken at once',
  'catalogue/vehicles/sale-switches/vehicle-status-list.tsx': 'switches, saved at once',
  'catalogue/vehicles/sale-switches/vehicle-status-table.tsx': 'switches, saved at once',
  'content/review-queue/review-item-row.tsx': 'ticks lines',
  'ui/portal/list-field-renderers.tsx': 'a part of the others',
  'ui/portal/staff-field-renderers.tsx': 'a part of the others',
  'ui/components/declared-form-fields.tsx': 'a part of the others',
  'media/library/choose-picture-dialog.tsx': 'searches',
  'media/library/picture-library-page.tsx': 'filters',
  'media/pictures/file-drop-zone.tsx': 'a file',
  'media/pictures/picture-file-input.tsx': 'a file',
  'crm/desk/desk-enquiry-row.tsx': 'ticks lines',
  'crm/desk/desk-search-field.tsx': 'searches',
  'crm/desk/desk-filter-bar.tsx': 'filters',
  'pages/admin/command-palette/command-palette.tsx': 'searches',
  'pages/admin/command-palette/search-button.tsx': 'opens the search',
  'pages/admin/command-palette/keyboard-shortcuts-dialog.tsx': 'shows keys',
  'crm/analytics/period-picker.tsx': 'filters',
  'crm/reports/report-filter-bar.tsx': 'filters',
  'crm/reports/all-enquiries-page.tsx': 'chooses the days of a file',
  'crm/reports/report-export-buttons.tsx': 'chooses a file',
  'crm/reports/report-column-chooser.tsx': 'chooses columns',
  'ui/portal/list-page.tsx': 'draws lists and their dialogs',
  'crm/desk/enquiry-detail.tsx': 'draws the note',
}
