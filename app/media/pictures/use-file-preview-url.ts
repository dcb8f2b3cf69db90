import { useEffect, useState } from 'react'

/**
 * Returns an object URL of a chosen file. The URL is revoked when the file changes or the component
 * unmounts.
 */
export function useFilePreviewUrl(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  return address
}
