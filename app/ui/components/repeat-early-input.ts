import { earlyInput, hasCaret, hasValue, isBox } from './restore-controls.ts'

/**
 * Repeats input from before hydration in the controls below `root`, so that React notices it. Call
 * it after hydration for controls whose value React holds: React resets a text area, and fires no
 * event for a value that was typed before.
 */
export function repeatEarlyInput(root: ParentNode): void {
  for (const control of root.querySelectorAll('input, textarea, select')) {
    const value = earlyInput.get(control)
    earlyInput.delete(control)
    if (value !== undefined && !control.matches(':disabled')) enterValue(control, value)
  }
}

function enterValue(control: Element, value: string | boolean): void {
  if (isBox(control)) {
    control.checked = !value
    control.click()
  } else if (hasValue(control)) {
    // React overrides the property of a text field to remember its value. The remembered value must
    // differ from the one in the event, which the browser's own setter enters.
    if (hasCaret(control)) control.value = control.defaultValue
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
    for (const type of ['input', 'change'])
      control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
