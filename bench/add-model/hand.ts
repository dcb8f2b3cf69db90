import type { Locator, Page } from 'playwright-core'

export type Hand = ReturnType<typeof handOn>

/** Drives a page by pointer and keyboard as a person does, and counts presses and characters. */
export function handOn(page: Page) {
  let presses = 0
  let keys = 0
  const press = async (it: Locator) => {
    presses++
    await it.click()
  }
  const type = async (text: string) => {
    keys += text.length
    await page.keyboard.type(text)
  }
  return {
    page,
    press,
    /** The focus is in the field already. */
    type,
    typeInto: async (it: Locator, text: string) => {
      await press(it)
      await type(text)
    },
    /** Two presses: one opens the list, one chooses an option. */
    choose: async (it: Locator, label: string) => {
      presses += 2
      await it.selectOption({ label })
    },
    /** Two presses: one opens the palette, one chooses a colour. */
    paint: async (it: Locator, colour: string) => {
      presses += 2
      await it.fill(colour)
    },
    /** Two presses: one opens the file field, one chooses a photograph on the device. */
    pick: async (it: Locator, file: Photograph) => {
      presses += 2
      await it.setInputFiles(file)
    },
    /** Two presses: Ctrl and V, or on a touch screen a long press and “Paste”. */
    paste: async (it: Locator, text: string) => {
      await press(it)
      keys += 2
      await it.fill(text)
    },
    counted: () => ({ presses, keys }),
  }
}

export type Photograph = { name: string; mimeType: string; buffer: Buffer }
