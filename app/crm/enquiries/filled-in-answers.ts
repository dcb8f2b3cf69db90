import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { withHourChoice } from './booked-hour.ts'
import type { EnquiryKind } from './definition/define-enquiry-kind.ts'

/**
 * Lists the label and value of each filled-in field as the form shows them. Messages, checkboxes,
 * the hidden offer and the configuration are omitted; the configuration has a separate summary.
 */
export function listFilledInAnswers(
  enquiry: EnquiryKind,
  form: HTMLFormElement,
): [string, string][] {
  const typed = withHourChoice(enquiry, Object.fromEntries(new FormData(form)))
  const { fields } = enquiry
  return Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const { label, control, options } = field
    const value = typed[name]
    if (
      /textarea|checkbox|group|configuration|offer/.test(control) ||
      typeof value !== 'string' ||
      value.trim() === ''
    )
      return []
    if (control === 'date') return [[label, formatDay(value)]]
    if (control === 'time') return [[label, formatStaffTime(value)]]
    const option = options?.find((it) => it.value === value)?.label
    return [[label, option ?? selectedOptionText(form, name) ?? value.trim()]]
  })
}

/** Returns the label of the selected option. */
export function selectedOptionText(form: HTMLFormElement, name: string): string | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : undefined
}
