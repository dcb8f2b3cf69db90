/** Returns `true` if the control's value differs from the one in the document. */
export function isControlChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement)
    return /^(checkbox|radio)$/.test(control.type)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultIndex(control)
  return false
}

/** Without a selected option in the document, the browser selects the first enabled one. */
function defaultIndex({ options }: HTMLSelectElement): number {
  const all = [...options]
  const sent = all.findLastIndex((option) => option.defaultSelected)
  return sent >= 0 ? sent : all.findIndex((option) => !option.disabled)
}
