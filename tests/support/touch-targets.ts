import type { Page } from 'playwright-core'

/** A finger's target in CSS pixels, and a mouse's in the portal, whose rows are dense. */
export const minTouchTarget = 44
export const minMouseTarget = 32
/** WCAG 2.5.8, in CSS pixels. */
export const minTargetOfWcag = 24

/**
 * Lists the controls that are pressed on less than `least` pixels in width or height. Links within a sentence
 * may be smaller (WCAG 2.5.8). A label counts as part of its checkbox or radio button.
 */
export async function listSmallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const controls =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="slider"], [role="tab"]'
    const place = { left: scrollX, top: scrollY, behavior: 'instant' } as const
    const small = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => isShown(control) && !isInSentence(control))
      .map((control) => ({ control, ...extentOf(control) }))
      .filter(({ width, height }) => isSmall(width) || isSmall(height))
      // What is drawn over its edges is pressed as well: slower to find, so only where the box is small.
      .map(({ control, width, height }) => ({
        control,
        ...largest(pressedOn(control), width, height),
      }))
      .filter(({ width, height }) => isSmall(width) || isSmall(height))
    scrollTo(place)
    return small.map(({ control, width, height }) => {
      const opening = control.outerHTML.slice(0, 160).replaceAll(/\s+/g, ' ')
      return `target ${Math.round(width)} × ${Math.round(height)}: ${opening}`
    })

    function isSmall(length: number): boolean {
      // Half a pixel is how a browser rounds.
      return length < size - 0.5
    }

    function isShown(control: HTMLElement): boolean {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false
      if (control.closest('[inert], :disabled')) return false
      // Shown once it has the focus, or operated by its label or the keyboard alone.
      const { clipPath, pointerEvents, position } = getComputedStyle(control)
      const isHidden = position === 'absolute' && clipPath.startsWith('inset(50%')
      return (
        !isHidden &&
        pointerEvents !== 'none' &&
        control.getBoundingClientRect().bottom + scrollY > 0
      )
    }

    /** Together with the label that passes its clicks on. */
    function extentOf(control: HTMLElement) {
      const isMark = control.matches('[type="checkbox"], [type="radio"], [type="file"]')
      const labels = control instanceof HTMLInputElement && isMark ? (control.labels ?? []) : []
      const boxes = [control, ...labels].map((it) => it.getBoundingClientRect())
      return {
        width: Math.max(...boxes.map((it) => it.right)) - Math.min(...boxes.map((it) => it.left)),
        height: Math.max(...boxes.map((it) => it.bottom)) - Math.min(...boxes.map((it) => it.top)),
      }
    }

    /** From its middle outwards, as far as a press reaches it. */
    function pressedOn(control: HTMLElement) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y, width, height } = control.getBoundingClientRect()
      const reach = (dx: number, dy: number) => {
        let steps = 0
        while (
          steps < size &&
          hits(x + width / 2 + dx * (steps + 1), y + height / 2 + dy * (steps + 1))
        )
          steps += 1
        return steps
      }
      const hits = (atX: number, atY: number) =>
        control.contains(document.elementFromPoint(atX, atY))
      return { width: reach(1, 0) + reach(-1, 0) + 1, height: reach(0, 1) + reach(0, -1) + 1 }
    }

    function largest(pressed: { width: number; height: number }, width: number, height: number) {
      return { width: Math.max(pressed.width, width), height: Math.max(pressed.height, height) }
    }

    /** Its line holds other words, whose height it must share. */
    function isInSentence(control: HTMLElement): boolean {
      if (!control.matches('a, button') || getComputedStyle(control).display !== 'inline')
        return false
      const line = control.closest('p, li, dd, td, th, figcaption, label, legend, h1, h2, h3, div')
      const words = (element: Element | null) => element?.textContent?.trim() ?? ''
      return words(line).length > words(control).length
    }
  }, least)
}
