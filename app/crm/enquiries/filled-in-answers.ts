import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { EnquiryKind } from './definition/define-enquiry-kind.ts'

/**
 * Label and value of what was filled in and one would look up again, as the form shows it: no messages,
 * no boxes, no configuration: that has a sentence of its own.
 */
export function listFilledInAnswers(
  { fields }: EnquiryKind,
  form: HTMLFormElement,
): [string, string][] {
  const typed = new FormData(form)
  return Object.entries(fields).flatMap(([name, { label, control }]): [string, string][] => {
    const value = typed.get(name)
    if (
      /textarea|checkbox|group|configuration/.test(control) ||
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

/** The words of what is chosen in a list. */
export function selectedOptionText(form: HTMLFormElement, name: string): string | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : undefined
}
