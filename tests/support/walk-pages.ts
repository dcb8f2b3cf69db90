import type { Page } from 'playwright-core'
import { findBrokenWords, setBrowserFontSize } from './browser-font-size.ts'
import { waitUntilHydrated } from './browser-window.ts'

/** A page on a phone of 375 px. */
export type WalkedPage = {
  path: string
  status: number | undefined
  /** HTML as the server sent it. */
  html: string
  /** Number of first-level headings. */
  headings: number
  /** Console errors, breaches of the content security policy, and exceptions. */
  complaints: string[]
  /** Width of the page, if it scrolls sideways. */
  tooWide: string[]
  /** Same at double font size, with words that are split or clipped. */
  enlarged: string[]
  /** Results of `look`. */
  findings: string[]
}

type WalkOptions = {
  paths: readonly string[]
  look: (page: Page, path: string) => Promise<string[]>
  /** `true` to check each page at double font size as well. */
  isEnlarged?: boolean
  /** Waits, by page, until all content has loaded. Default: until the page is hydrated. */
  arrived?: Readonly<Record<string, (page: Page) => Promise<unknown>>>
}

/** Opens the pages one after another in one window, which reuses loaded and compiled files. */
export async function walkPages(
  page: Page,
  { paths, look, isEnlarged = false, arrived }: WalkOptions,
): Promise<WalkedPage[]> {
  let complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  const resize = await setBrowserFontSize(page)
  const walked: WalkedPage[] = []
  for (const path of paths) {
    complaints = []
    const seen = {
      path,
      status: undefined,
      html: '',
      headings: 0,
      tooWide: [],
      enlarged: [],
      findings: [],
    }
    try {
      walked.push({ ...seen, ...(await visit(path)), complaints })
    } catch (error) {
      // Continue with the other pages.
      complaints.push(String(error))
      walked.push({ ...seen, complaints })
    }
  }
  return walked

  async function visit(path: string) {
    const answer = await page.goto(path).catch(untilErrorPage)
    await waitUntilHydrated(page)
    await arrived?.[path]?.(page)
    const status = answer?.status()
    const html = (await answer?.text()) ?? ''
    const headings = await page.locator('h1').count()
    const tooWide = await listOverflowingElements(page)
    const findings = await look(page, path)
    const enlarged = isEnlarged ? await enlargedFindings() : []
    return { status, html, headings, tooWide, findings, enlarged }
  }

  /** The browser's error page appears later and would interrupt the next visit. */
  async function untilErrorPage(failure: unknown): Promise<never> {
    await page.waitForURL(({ protocol }) => protocol === 'chrome-error:')
    throw failure
  }

  async function enlargedFindings(): Promise<string[]> {
    await resize('double')
    const found = [
      ...(await listOverflowingElements(page)),
      ...(await page.evaluate(findBrokenWords)),
    ]
    await resize('usual')
    return found
  }
}

async function listOverflowingElements(page: Page): Promise<string[]> {
  const { width, room } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  return width > room ? [`${width} px wide on ${room} px`] : []
}

/** Maps the address of each page to one of its results. */
export const mapByPath = <Fact>(walked: readonly WalkedPage[], fact: (page: WalkedPage) => Fact) =>
  Object.fromEntries(walked.map((page) => [page.path, fact(page)]))

export const emptyByPath = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, []]))
