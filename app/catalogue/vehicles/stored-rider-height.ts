import { chosenHeightRange } from '#app/catalogue/vehicles/rider-seat-height.ts'
import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'

/** The height stays for the visit: in this browser tab, and nowhere else. */
const storedName = 'rider-height'

/** Returns the chosen height in centimetres; undefined before a choice. */
export function readRiderHeight(): number | undefined {
  const cm = Number(safeSessionStorage.get(storedName))
  return cm >= chosenHeightRange.least && cm <= chosenHeightRange.most ? cm : undefined
}

export function storeRiderHeight(cm: number): void {
  safeSessionStorage.set(storedName, String(cm))
}
