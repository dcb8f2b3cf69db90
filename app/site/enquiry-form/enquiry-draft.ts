import * as v from 'valibot'
import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'
import { isControlChanged } from '#app/ui/components/is-control-changed.ts'
import { draftStorageKey } from './draft-storage-key.ts'

const enquiryDraftSchema = v.object({
  /**
   * Query of the address at the time when the draft was saved. The query may have filled in some
   * fields.
   */
  query: v.string(),
  entries: v.array(v.tuple([v.string(), v.string()])),
})

type EnquiryDraft = v.InferOutput<typeof enquiryDraftSchema>

/**
 * Saves the draft for this tab, so that the draft survives a reload. If the tab has no storage,
 * nothing is saved.
 */
export function saveEnquiryDraft(form: HTMLFormElement, slug: string): void {
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  const kept = { query: location.search, entries }
  safeSessionStorage.set(draftStorageKey(slug), JSON.stringify(kept))
}

export function clearEnquiryDraft(slug: string): void {
  safeSessionStorage.remove(draftStorageKey(slug))
}

/**
 * Restores the draft into the controls of the form. After a reload, all controls are restored. At
 * another address, the `prefilled` fields keep the values from that address. Fields that the
 * visitor has `touched` or filled in meanwhile are not changed, and neither are hidden fields.
 */
export function restoreEnquiryDraft(
  form: HTMLFormElement,
  slug: string,
  prefilled: readonly string[],
  touched: readonly string[],
): void {
  const stored = readEnquiryDraft(slug)
  if (!stored) return
  const { query, entries } = stored
  const changed = [...form.elements]
    .filter(isControlChanged)
    .map((it) => it.getAttribute('name') ?? '')
  const kept = [...(query === location.search ? [] : prefilled), ...touched, ...changed]
  for (const control of form.elements) {
    if (!isTextControl(control) || control.type === 'hidden') continue
    if (kept.includes(control.name)) continue
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
      control.checked = entries.some(
        // The value of a checkbox contains a price that may have changed, so only its checked state
        // is compared.
        ([name, value]) =>
          name === control.name && (control.type === 'checkbox' || value === control.value),
      )
    else {
      const entry = entries.find(([name]) => name === control.name)
      if (entry) control.value = entry[1]
    }
  }
  // Tells controls that depend on others, such as the free hours of a day.
  form.dispatchEvent(new Event('change'))
}

/** Returns undefined if there is no draft, or if an older version of the site saved it. */
function readEnquiryDraft(slug: string): EnquiryDraft | undefined {
  try {
    return v.parse(
      enquiryDraftSchema,
      JSON.parse(safeSessionStorage.get(draftStorageKey(slug)) ?? ''),
    )
  } catch {
    return undefined
  }
}

function isTextControl(control: Element) {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
}
