/** Shares a picture as a JPEG file if the browser can, otherwise downloads it. */
export async function saveScreenshot(picture: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) =>
    picture.toBlob(resolve, 'image/jpeg', 0.92),
  )
  if (!blob) return
  const files = [new File([blob], name, { type: blob.type })]
  if ('canShare' in navigator && navigator.canShare({ files })) {
    const isDone = await navigator.share({ files }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    )
    if (isDone) return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Finds the background colour behind an element, from itself or an ancestor. A gradient counts with
 * its first colour.
 */
export function backgroundColourBehind(element: HTMLElement): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    const [gradient] = /rgba?\([^)]*\)/.exec(backgroundImage) ?? []
    if (gradient) return gradient
    if (!/, 0\)|transparent/.test(backgroundColor)) return backgroundColor
  }
  return '#ffffff'
}
