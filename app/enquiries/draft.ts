import * as v from 'valibot'
import { isChanged } from '#app/ui/is-changed.ts'
import { draftPlace } from './draft-place.ts'

const draft = v.object({
  /** The query under which it was typed: it may have prefilled some fields. */
  query: v.string(),
  entries: v.array(v.tuple([v.string(), v.string()])),
})

/** Keeps what is typed through a reload, in this tab only; where storage is closed, nothing is kept. */
export function keepDraft(form: HTMLFormElement, slug: string): void {
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  const kept = { query: location.search, entries }
  store(() => sessionStorage.setItem(draftPlace(slug), JSON.stringify(kept)))
}

export function clearDraft(slug: string): void {
  store(() => sessionStorage.removeItem(draftPlace(slug)))
}

/**
 * Fills the form's own controls. After a reload all of them; when another address led here, the
 * fields that it `prefilled` (another model, say) stay as it wants them. Those `touched` while this
 * was on its way stay as they are, and so do those filled in before the page was alive.
 */
export function restoreDraft(
  form: HTMLFormElement,
  slug: string,
  prefilled: readonly string[],
  touched: readonly string[],
): void {
  store(() => {
    const text = sessionStorage.getItem(draftPlace(slug))
    if (text === null) return
    const { query, entries } = v.parse(draft, JSON.parse(text))
    const changed = [...form.elements].filter(isChanged).map((it) => it.getAttribute('name') ?? '')
    const kept = [...(query === location.search ? [] : prefilled), ...touched, ...changed]
    for (const control of form.elements) {
      if (!isTyped(control) || kept.includes(control.name)) continue
      if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
        control.checked = entries.some(
          // What a box carries may have another price by now: it was ticked all the same.
          ([name, value]) =>
            name === control.name && (control.type === 'checkbox' || value === control.value),
        )
      else {
        const entry = entries.find(([name]) => name === control.name)
        if (entry) control.value = entry[1]
      }
    }
  })
}

function isTyped(control: Element) {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
}

function store(action: () => void): void {
  try {
    action()
  } catch {
    // Storage may be full or forbidden: the form works without drafts.
  }
}
