/** Loads the code of toasts, so that a page can show them without a network. */
export async function preloadToasts(): Promise<void> {
  await Promise.all([import('react-toastify/unstyled'), import('./toast-list.tsx')])
}
