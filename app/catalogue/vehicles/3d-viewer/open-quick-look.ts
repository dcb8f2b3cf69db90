/** Seconds that iOS may take to read the file. */
const readingTime = 60

/**
 * Shows a USDZ file in the viewer of iOS, which opens only from a link that holds a picture. The
 * visitor cannot change the size, because it is the true one.
 */
export function openQuickLook(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.rel = 'ar'
  link.href = `${address}#allowsContentScaling=0`
  // Safari recognises the type of a file in memory by its name.
  link.download = `${name}.usdz`
  link.hidden = true
  link.append(document.createElement('img'))
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), readingTime * 1000)
}
