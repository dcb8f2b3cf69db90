import { type RefObject, useEffect, useState } from 'react'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'

/**
 * Model and colour that the visitor has selected in the form. Undefined as long as the values from
 * the address apply.
 */
type SelectedModelAndColour = { model?: string | undefined; colour?: string | undefined }

/** Returns the selected model and colour of the form that contains `part`. */
export function useSelectedModelAndColour(
  part: RefObject<HTMLElement | null>,
  enquiry: PublicEnquiryKind,
): SelectedModelAndColour {
  const [lists, setLists] = useState<SelectedModelAndColour>({})
  useEffect(() => {
    const form = part.current?.closest('form')
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLSelectElement)) return
      const { name, value, selectedOptions } = target
      const model = value === '' ? undefined : selectedOptions[0]?.text
      if (name === modelFieldName(enquiry)) setLists((before) => ({ ...before, model }))
      if (enquiry.fields[name]?.kind === 'colour')
        setLists((before) => ({ ...before, colour: value }))
    }
    form?.addEventListener('change', follow)
    // Tells all listeners about a selection that the visitor made before hydration.
    for (const list of form?.querySelectorAll('select') ?? [])
      if (isSelectionChanged(list)) list.dispatchEvent(new Event('change', { bubbles: true }))
    return () => form?.removeEventListener('change', follow)
  }, [part, enquiry])
  return lists
}

function isSelectionChanged({ options, value }: HTMLSelectElement): boolean {
  const first = [...options].find((it) => it.defaultSelected)
  return first ? !first.selected : value !== ''
}
