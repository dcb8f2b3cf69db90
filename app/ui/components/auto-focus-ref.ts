/** As a ref: the focus begins there, in a dialog that opens with it and in what appears in one later. */
export function autoFocusRef(element: HTMLElement | null): void {
  // React's own `autoFocus` comes before the dialog is shown, and leaves no attribute for it to find.
  element?.setAttribute('autofocus', '')
  element?.focus()
}
