/** Whether a form's control holds something else than the page came with: the visitor's own word. */
export function isControlChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement)
    return /^(checkbox|radio)$/.test(control.type)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultIndex(control)
  return false
}

/** Where no option was sent as the selected one, the browser selects the first that it may. */
function defaultIndex({ options }: HTMLSelectElement): number {
  const all = [...options]
  const sent = all.findLastIndex((option) => option.defaultSelected)
  return sent >= 0 ? sent : all.findIndex((option) => !option.disabled)
}
