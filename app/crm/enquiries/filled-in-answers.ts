import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { EnquiryKind } from './definition/define-enquiry-kind.ts'

/**
 * Lists the label and value of each filled-in field as the form shows them. Messages, checkboxes,
 * the hidden offer and the configuration are omitted; the configuration has a separate summary.
 */
export function listFilledInAnswers(
  { fields }: EnquiryKind,
  form: HTMLFormElement,
): [string, string][] {
  const typed = new FormData(form)
  return Object.entries(fields).flatMap(([name, { label, control }]): [string, string][] => {
    const value = typed.get(name)
    if (
      /textarea|checkbox|group|configuration|offer/.test(control) ||
      typeof value !== 'string' ||
      value.trim() === ''
    )
      return []
    return [
      [
        label,
        control === 'date' ? formatDay(value) : (selectedOptionText(form, name) ?? value.trim()),
      ],
    ]
  })
}

/** Returns the label of the selected option. */
export function selectedOptionText(form: HTMLFormElement, name: string): string | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : undefined
}
