import { type RefObject, useEffect, useState } from 'react'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'

/** The model's name and the colour that a visitor has chosen in the form's lists; undefined while the address's hold. */
type SelectedModelAndColour = { model?: string | undefined; colour?: string | undefined }

/** Follows the lists of the form that a part of it stands in. */
export function useSelectedModelAndColour(
  part: RefObject<HTMLElement | null>,
  enquiry: EnquiryKind,
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
    // What was chosen before the page was alive counts as well, for all who follow the lists.
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
