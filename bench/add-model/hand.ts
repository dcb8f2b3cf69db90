import type { Locator, Page } from 'playwright-core'

export type Hand = ReturnType<typeof handOn>

/** Somebody at a page: does what a person does, by pointer and keys, and counts it. */
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
    /** Where the focus is already. */
    type,
    typeInto: async (it: Locator, text: string) => {
      await press(it)
      await type(text)
    },
    /** The list is opened, and one of it pressed. */
    choose: async (it: Locator, label: string) => {
      presses += 2
      await it.selectOption({ label })
    },
    /** The palette is opened, and a paint in it pressed. */
    paint: async (it: Locator, colour: string) => {
      presses += 2
      await it.fill(colour)
    },
    /** The field is pressed, and a photograph among those that the device shows. */
    pick: async (it: Locator, file: Photograph) => {
      presses += 2
      await it.setInputFiles(file)
    },
    /** The field is pressed, and what was copied is put in with two keys, or by a press long and a press. */
    paste: async (it: Locator, text: string) => {
      await press(it)
      keys += 2
      await it.fill(text)
    },
    counted: () => ({ presses, keys }),
  }
}

export type Photograph = { name: string; mimeType: string; buffer: Buffer }
