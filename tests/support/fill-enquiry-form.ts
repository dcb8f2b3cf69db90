import type { Locator, Page } from 'playwright-core'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { Field } from '#app/platform/forms/field-definitions.ts'
import { draftStorageKey } from '#app/site/enquiry-form/draft-storage-key.ts'

/**
 * Fills an enquiry's form with its example, by the labels. It chooses no hour, so the form asks for a
 * call.
 */
export async function fillEnquiryForm(page: Page, enquiry: EnquiryKind): Promise<void> {
  const form = enquiryFormOf(page, enquiry)
  for (const [name, field] of Object.entries(enquiry.fields))
    if (!field.isOfAppointment) await fillField(form, field, enquiry.example[name])
}

/** Finds the form of this enquiry on the page. */
export function enquiryFormOf(page: Page, enquiry: EnquiryKind): Locator {
  return page.locator('form').filter({ has: page.getByRole('button', { name: enquiry.submit }) })
}

/** Reads the current values of the fields by label. */
export async function readFormValues(
  page: Page,
  enquiry: EnquiryKind,
): Promise<Record<string, string>> {
  const form = enquiryFormOf(page, enquiry)
  const typed: Record<string, string> = {}
  for (const { control, label, isOfAppointment } of Object.values(enquiry.fields))
    if (!isOfAppointment && !/group|radio|checkbox|configuration|offer|price-choices/.test(control))
      typed[label] = await fieldControl(form, label).inputValue()
  return typed
}

/**
 * Reads the draft of a form from the tab's storage. The site writes it a moment after the last key.
 */
export function readStoredDraft(page: Page, { slug }: EnquiryKind): Promise<string | null> {
  return page.evaluate((place) => sessionStorage.getItem(place), draftStorageKey(slug))
}

function fieldControl(form: Locator, label: string): Locator {
  return form.getByLabel(label, { exact: false }).first()
}

async function fillField(form: Locator, field: Field, value: unknown): Promise<void> {
  if (field.control === 'offer' || field.control === 'price-choices') return
  if (field.control === 'group') {
    const chosen = typeof value === 'object' && value !== null ? Object.entries(value) : []
    for (const [name, isOn] of chosen)
      if (isOn === true) await form.getByLabel(field.fields?.[name]?.label ?? '').check()
    return
  }
  const control = fieldControl(form, field.label)
  if (field.control === 'checkbox') {
    if (value === true || field.isRequiredOnForm) await control.check()
  } else if (field.control === 'radio') {
    await form.getByRole('radio', { name: String(value) }).check()
  } else if (field.options || field.control === 'model') {
    await control.selectOption(String(value))
  } else if (value !== undefined && value !== '') {
    await control.fill(String(value))
  }
}
