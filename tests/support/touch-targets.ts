import type { Page } from 'playwright-core'

/**
 * Minimum target size in CSS pixels: for a finger, and for a mouse in the portal, which has dense
 * rows.
 */
export const minTouchTarget = 44
export const minMouseTarget = 32
/** Minimum target size of WCAG 2.5.8 in CSS pixels. */
export const minTargetOfWcag = 24

/**
 * Lists the controls whose clickable area is smaller than `least` pixels in width or height. Links
 * within a sentence may be smaller (WCAG 2.5.8). A label counts as part of its checkbox or radio
 * button.
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
      // Content beyond the control's box is clickable too. Measuring it is slow, so only small
      // boxes are measured.
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
      // Browsers round by up to half a pixel.
      return length < size - 0.5
    }

    function isShown(control: HTMLElement): boolean {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false
      if (control.closest('[inert], :disabled')) return false
      // Leaves out controls that appear on focus, or that only their label or the keyboard
      // operates.
      const { clipPath, pointerEvents, position } = getComputedStyle(control)
      const isHidden = position === 'absolute' && clipPath.startsWith('inset(50%')
      return (
        !isHidden &&
        pointerEvents !== 'none' &&
        control.getBoundingClientRect().bottom + scrollY > 0
      )
    }

    /** Measures the control together with the label that passes its clicks on. */
    function extentOf(control: HTMLElement) {
      const isMark = control.matches('[type="checkbox"], [type="radio"], [type="file"]')
      const labels = control instanceof HTMLInputElement && isMark ? (control.labels ?? []) : []
      const boxes = [control, ...labels].map((it) => it.getBoundingClientRect())
      return {
        width: Math.max(...boxes.map((it) => it.right)) - Math.min(...boxes.map((it) => it.left)),
        height: Math.max(...boxes.map((it) => it.bottom)) - Math.min(...boxes.map((it) => it.top)),
      }
    }

    /** Measures the clickable area from the middle outwards. */
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

    /** Returns `true` if the control's line contains other words. */
    function isInSentence(control: HTMLElement): boolean {
      if (!control.matches('a, button') || getComputedStyle(control).display !== 'inline')
        return false
      const line = control.closest('p, li, dd, td, th, figcaption, label, legend, h1, h2, h3, div')
      const words = (element: Element | null) => element?.textContent?.trim() ?? ''
      return words(line).length > words(control).length
    }
  }, least)
}
