import * as v from 'valibot'
import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'
import { isControlChanged } from '#app/ui/components/is-control-changed.ts'
import { draftStorageKey } from './draft-storage-key.ts'

const enquiryDraftSchema = v.object({
  /** The query under which it was typed: it may have prefilled some fields. */
  query: v.string(),
  entries: v.array(v.tuple([v.string(), v.string()])),
})

type EnquiryDraft = v.InferOutput<typeof enquiryDraftSchema>

/** Keeps what is typed through a reload, in this tab only; where storage is closed, nothing is kept. */
export function saveEnquiryDraft(form: HTMLFormElement, slug: string): void {
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  const kept = { query: location.search, entries }
  safeSessionStorage.set(draftStorageKey(slug), JSON.stringify(kept))
}

export function clearEnquiryDraft(slug: string): void {
  safeSessionStorage.remove(draftStorageKey(slug))
}

/**
 * Fills the form's own controls. After a reload all of them; when another address led here, the
 * fields that it `prefilled` (another model, say) stay as it wants them. Those `touched` while this
 * was on its way stay as they are, and so do those filled in before the page was alive.
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
    if (!isTextControl(control) || kept.includes(control.name)) continue
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
      control.checked = entries.some(
        // The value of a box may have another price by now: it was ticked all the same.
        ([name, value]) =>
          name === control.name && (control.type === 'checkbox' || value === control.value),
      )
    else {
      const entry = entries.find(([name]) => name === control.name)
      if (entry) control.value = entry[1]
    }
  }
}

/** Undefined where there is none, or an older version of the site wrote it. */
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
