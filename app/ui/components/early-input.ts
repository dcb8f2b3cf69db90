/** Values of controls that were changed before hydration. */
const early = new WeakMap<Element, string | boolean>()

/** Time after which hydration has surely happened, in milliseconds. */
const patience = 30_000

/** Records what visitors type and choose until hydration. Call it before hydration. */
export function recordEarlyInput(): void {
  for (const control of document.querySelectorAll('input, textarea, select'))
    if (isChanged(control)) record(control)
  const onInput = ({ target }: Event) => {
    if (target instanceof Element) record(target)
  }
  document.addEventListener('input', onInput, true)
  setTimeout(() => document.removeEventListener('input', onInput, true), patience)
}

/**
 * Repeats input from before hydration in the controls below `root`, so that React notices it. Call
 * it after hydration for controls whose value React holds: React resets a text area, and fires no
 * event for a value that was typed before.
 */
export function repeatEarlyInput(root: ParentNode): void {
  for (const control of root.querySelectorAll('input, textarea, select')) {
    const value = early.get(control)
    early.delete(control)
    if (value !== undefined && !control.matches(':disabled')) enterValue(control, value)
  }
}

const isBox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)

/** Passwords are not recorded. */
const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement &&
    !/^(checkbox|radio|file|hidden|password)$/.test(control.type))

const isSelect = (control: Element): control is HTMLSelectElement =>
  control instanceof HTMLSelectElement && !control.multiple

function isChanged(control: Element): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked
  if (isText(control)) return control.value !== control.defaultValue
  return isSelect(control) && control.value !== defaultOption(control)
}

/** The server marks the selected option. Without a mark, the browser selects the first one. */
const defaultOption = ({ options }: HTMLSelectElement) =>
  ([...options].find((it) => it.defaultSelected) ?? options[0])?.value

function record(control: Element): void {
  // Choosing a radio button unticks the others.
  if (isBox(control) && (control.checked || control.type === 'checkbox'))
    early.set(control, control.checked)
  if (isText(control) || isSelect(control)) early.set(control, control.value)
}

function enterValue(control: Element, value: string | boolean): void {
  if (isBox(control)) {
    control.checked = !value
    control.click()
  } else if (isText(control) || isSelect(control)) {
    // React overrides the property of a text field to remember its value. The remembered value must
    // differ from the one in the event, which the browser's own setter enters.
    if (isText(control)) control.value = control.defaultValue
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
    for (const type of ['input', 'change'])
      control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
