/** Ref that focuses an element in a dialog when it opens, or when the element appears later. */
export function autoFocusRef(element: HTMLElement | null): void {
  // React's `autoFocus` runs before the dialog is shown, and it sets no attribute that the dialog
  // could use.
  element?.setAttribute('autofocus', '')
  element?.focus()
}
