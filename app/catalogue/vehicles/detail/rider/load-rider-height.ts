/**
 * Loads the code of the height control in the server's HTML when its section comes into sight.
 */
export function loadRiderHeight(): void {
  const around = document.getElementById('rider')
  const seen = new IntersectionObserver(
    (entries) => {
      if (!around || !entries.some((it) => it.isIntersecting)) return
      seen.disconnect()
      // Without the code the table of heights remains.
      import('./observe-rider-height.ts').then(
        (it) => it.observeRiderHeight(around),
        () => undefined,
      )
    },
    { rootMargin: '300px' },
  )
  if (around) seen.observe(around)
}
