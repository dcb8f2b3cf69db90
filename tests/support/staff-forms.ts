import type { Locator, Page } from 'playwright-core'

/** A form of the staff: where it is, how it is opened, and one of its fields. */
export type StaffForm = {
  name: string
  /** The file in `app` that draws it. */
  source: string
  /** `REFERENCE` is put in place by the journey. */
  page: string
  open?: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  typed: string
}

const press = (name: RegExp | string) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
const textbox = (name: string) => (page: Page) => page.getByRole('textbox', { name }).first()

/** Every form in which the staff type something that would be missed. Each keeps it when its page is left. */
export const keptForms: readonly StaffForm[] = [
  {
    name: 'note on the page of an enquiry',
    source: 'desk/note-part.tsx',
    page: '/admin/desk/REFERENCE',
    field: textbox('Note'),
    typed: 'Asks for the red one',
  },
  {
    name: 'note in the sheet of the desk',
    source: 'desk/work-dialog.tsx',
    page: '/admin/desk?section=all',
    open: press('More for Kept Example'),
    field: textbox('Note'),
    typed: 'Asks for the blue one',
  },
  {
    name: 'note of a call',
    source: 'desk/call-dialog.tsx',
    page: '/admin/desk?section=all',
    async open(page) {
      await page.getByRole('link', { name: 'Call Kept Example' }).click()
      await page.getByRole('button', { name: 'No answer' }).click()
    },
    field: textbox('Note (optional)'),
    typed: 'Rang twice',
  },
  {
    name: 'name of a view of the desk',
    source: 'desk/saved-views.tsx',
    page: '/admin/desk?section=all&state=new',
    open: press('Keep this view'),
    field: textbox('Name of the view'),
    typed: 'Mine to call',
  },
  {
    name: 'note of My calls',
    source: 'yard/write-dialog.tsx',
    page: '/admin/today',
    open: press('Note'),
    field: textbox('Your note'),
    typed: 'Comes on Saturday',
  },
  {
    name: 'facts of the dealership',
    source: 'dealer/facts-form.tsx',
    page: '/admin/account',
    field: textbox('Street'),
    typed: '14 Lake Road',
  },
  {
    name: 'rates of a loan',
    source: 'rates/rates-part.tsx',
    page: '/admin/rates',
    field: (page) => page.getByRole('region', { name: 'Loan' }).getByLabel('Months').first(),
    typed: '48',
  },
  {
    name: 'rules of the desk',
    source: 'hands/rules-page.tsx',
    page: '/admin/desk-rules',
    field: (page) => page.getByRole('main').getByRole('combobox').first(),
    typed: '',
  },
  {
    name: 'profile',
    source: 'staff/profile-form.tsx',
    page: '/admin/profile',
    field: textbox('Name'),
    typed: 'Meera Example',
  },
  {
    name: 'new person',
    source: 'people/people-dialogs.tsx',
    page: '/admin/staff',
    open: press('Add a person'),
    field: textbox('Name'),
    typed: 'Ravi Example',
  },
  {
    name: 'new offer',
    source: 'offers/offer-forms.tsx',
    page: '/admin/offer',
    open: press('Add offer'),
    field: textbox('Title'),
    typed: 'Monsoon check',
  },
  {
    name: 'offer that is there',
    source: 'portal/edit-form.tsx',
    page: '/admin/offer',
    open: press(/^Edit /),
    field: textbox('Title'),
    typed: 'Winter check',
  },
  {
    name: 'caption of a picture',
    source: 'gallery/caption-form.tsx',
    page: '/admin/gallery',
    open: press(/^Edit /),
    field: textbox('Caption'),
    typed: 'The new floor',
  },
  {
    name: 'price of a model',
    source: 'vehicles/prices/price-form.tsx',
    page: '/admin/price',
    open: press(/CB SHINE/),
    field: (page) => page.getByLabel('Ex-showroom price'),
    typed: '98765',
  },
  {
    name: 'price of an accessory',
    source: 'vehicles/prices/accessory-price-form.tsx',
    page: '/admin/accessories-price',
    open: press(/Edit/),
    field: (page) => page.getByLabel('Price (₹)'),
    typed: '765.00',
  },
  {
    name: 'new model',
    source: 'models/add-model.tsx',
    page: '/admin/models',
    open: press('Add model'),
    field: textbox('Name'),
    typed: 'HORNET 3.0',
  },
  {
    name: 'name of a passkey',
    source: 'staff/second-factor/add-passkey.tsx',
    page: '/admin/second-factor?do=passkey',
    field: textbox('What you call it'),
    typed: 'Counter computer',
  },
]

/** Other files that draw a form or take text, and why nothing of it is kept in this way. */
export const otherForms: Readonly<Record<string, string>> = {
  'portal/call-form.tsx': 'draws the others',
  'staff/second-factor/rule-form.tsx': 'keeps one tick, as the others do',
  'staff/login-form.tsx': 'a password',
  'staff/password-form.tsx': 'passwords',
  'staff/proof-form.tsx': 'a password',
  'staff/second-step.tsx': 'a code',
  'staff/second-factor/post-form.tsx': 'passwords and codes',
  'staff/second-factor/app-part.tsx': 'a code',
  'people/link-page.tsx': 'a password, before a login',
  'people/forgotten-page.tsx': 'one line, before a login',
  'people/link-dialog.tsx': 'shows a link that is copied',
  'pages/admin/second-factor-first.tsx': 'logs out',
  'portal/portal-header.tsx': 'logs out',
  'writing/document-editor.tsx':
    'saves itself as a draft on the server; the rest is kept by `useDraft`',
  'writing/field-input.tsx': 'a part of the editor',
  'writing/colour-input.tsx': 'a part of the editor',
  'writing/lines-input.tsx': 'a part of the editor',
  'writing/file-input.tsx': 'a part of the editor',
  'writing/frames-input.tsx': 'a part of the editor',
  'writing/frames-preview.tsx': 'a part of the editor',
  'writing/picture-input.tsx': 'a part of the editor',
  'writing/picture-told.tsx': 'a part of the editor',
  'writing/several-input.tsx': 'a part of the editor',
  'writing/paste-rows.tsx': 'takes what is pasted at once',
  'writing/publish-dialog.tsx': 'a day and an hour, sent in one press',
  'writing/preview-actions.tsx': 'shows a link that is copied',
  'gallery/upload-dialog.tsx': 'files cannot be kept: it asks before it is left',
  'vehicles/price-lists/grid-cell.tsx': 'kept by `useTyped`',
  'vehicles/price-lists/file-import.tsx': 'a file',
  'vehicles/price-lists/list-preview.tsx': 'ticks rows of a file',
  'catalogue/exchange/exchange-page.tsx': 'a file',
  'catalogue/exchange/import-preview.tsx': 'ticks entries of a file',
  'desk/step-part.tsx': 'a day and an hour, sent in one press',
  'models/order-row.tsx': 'a place in a list, taken at once',
  'vehicles/status/status-list.tsx': 'switches, saved at once',
  'vehicles/status/status-table.tsx': 'switches, saved at once',
  'fresh/fact-line.tsx': 'ticks lines',
  'portal/list-controls.tsx': 'a part of the others',
  'portal/desk-controls.tsx': 'a part of the others',
  'forms/form-fields.tsx': 'a part of the others',
  'media/file-drop.tsx': 'a file',
  'media/picture-control.tsx': 'a file',
  'desk/desk-line.tsx': 'ticks lines',
  'desk/desk-search.tsx': 'searches',
  'desk/desk-filter-bar.tsx': 'filters',
  'desk/palette.tsx': 'searches',
  'desk/keys-dialog.tsx': 'shows keys',
  'figures/period-bar.tsx': 'filters',
  'reports/report-filter-bar.tsx': 'filters',
  'reports/all-enquiries-page.tsx': 'chooses the days of a file',
  'reports/report-exports.tsx': 'chooses a file',
  'reports/column-chooser.tsx': 'chooses columns',
  'portal/list-page.tsx': 'draws lists and their dialogs',
  'desk/enquiry-view.tsx': 'draws the note',
}
