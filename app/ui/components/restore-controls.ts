const controls = 'a[href], button, input:not([type=hidden]), select, textarea'
/** Maximum time to wait for controls of parts that load later, in milliseconds. */
const patience = 10_000

/**
 * Saves the controls. Call it before hydration: React renders the page anew if a translator or
 * password manager has changed it. Call the returned function after hydration: it copies values,
 * focus and caret into the new controls.
 */
export function saveControlsBeforeHydration(): () => void {
  const before = listControls()
  forget = () => before.clear()
  let focused: EventTarget | null = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  // A removed element also loses the focus, so only a connected one was left by the visitor.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (target === focused && target instanceof Node && target.isConnected) focused = null
    }),
  )
  const observer = new MutationObserver(restore)

  function restore() {
    const now = listControls()
    for (const [key, old] of before) {
      const current = now.get(key)
      if (old.isConnected || !current) continue
      before.delete(key)
      copyValue(old, current)
      if (old === focused) moveFocus(old, current)
    }
  }

  return () => {
    restore()
    observer.observe(document, { childList: true, subtree: true })
    setTimeout(() => observer.disconnect(), patience)
  }
}

let forget = () => {}

/** Values of controls that were changed before hydration. */
export const earlyInput = new WeakMap<Element, string | boolean>()

/** Records what visitors type and choose until hydration. Call it before hydration. */
export function recordEarlyInput(): void {
  for (const control of listControls().values()) if (isChanged(control)) record(control)
  const onInput = ({ target }: Event) => record(target)
  document.addEventListener('input', onInput, true)
  // Hydration has surely happened by then.
  setTimeout(() => document.removeEventListener('input', onInput, true), 30_000)
}

/** Passwords are not recorded. Choosing a radio button unticks the others. */
function record(control: EventTarget | null): void {
  if (!(control instanceof Element)) return
  if (isBox(control)) {
    if (control.checked || control.type === 'checkbox') earlyInput.set(control, control.checked)
  } else if (hasValue(control) && !/^(file|password)$/.test(control.type))
    earlyInput.set(control, control.value)
}

function isChanged(control: Element): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked
  if (hasCaret(control)) return control.value !== control.defaultValue
  // The server marks the selected option. Without a mark, the browser selects the first one.
  if (!(control instanceof HTMLSelectElement)) return false
  const marked = [...control.options].find((it) => it.defaultSelected) ?? control.options[0]
  return control.value !== marked?.value
}

/** Discards the saved values. Call it when another page is shown. */
export function forgetSavedControls(): void {
  forget()
}

/**
 * Lists the controls by a key that is the same in both renderings: form, attributes and position
 * among equals.
 */
function listControls(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>()
  const equals = new Map<string, number>()
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const key = ['name', 'type', 'href', isBox(control) ? 'value' : '']
      .map((name) => control.getAttribute(name))
      .concat(control.closest('form')?.action ?? '')
      .join(' ')
    const place = equals.get(key) ?? 0
    equals.set(key, place + 1)
    found.set(`${key} ${place}`, control)
  }
  return found
}

/** Copies a value and fires the events, so that React notices it. */
function copyValue(old: Element, current: HTMLElement) {
  if (isBox(old) && isBox(current)) {
    if (current.checked !== old.checked && (old.checked || old.type === 'checkbox')) current.click()
  } else if (isFile(old) && isFile(current)) {
    if (!old.files?.length) return
    current.files = old.files
    current.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (hasValue(old) && hasValue(current) && current.value !== old.value) {
    // React overrides the property of the element. The prototype has the browser's own setter.
    Reflect.set(Object.getPrototypeOf(current), 'value', old.value, current)
    for (const type of ['input', 'change'])
      current.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function moveFocus(old: HTMLElement, current: HTMLElement) {
  current.focus({ preventScroll: true })
  // Number and e-mail fields have no caret that a script may set.
  if (hasCaret(old) && hasCaret(current) && old.selectionStart !== null)
    current.setSelectionRange(old.selectionStart, old.selectionEnd)
}

export function isBox(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
}

function isFile(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'file'
}

export function hasCaret(control: Element) {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
}

export function hasValue(control: Element) {
  return hasCaret(control) || control instanceof HTMLSelectElement
}
