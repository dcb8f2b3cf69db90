import type { Page } from 'playwright-core'
import { findBrokenWords, setBrowserFontSize } from './browser-font-size.ts'
import { waitUntilHydrated } from './browser-window.ts'

/** A page as a phone of 375 px shows it. */
export type WalkedPage = {
  path: string
  status: number | undefined
  /** The document as the server sent it. */
  html: string
  /** How many headings of the first level it has. */
  headings: number
  /** Errors on its console, breaches of the content policy included, and what it threw or could not do. */
  complaints: string[]
  /** Its width, if it can be scrolled sideways. */
  tooWide: string[]
  /** The same with letters twice as large, and words that are torn or cut. */
  enlarged: string[]
  /** The findings of `look`. */
  findings: string[]
}

type WalkOptions = {
  paths: readonly string[]
  look: (page: Page, path: string) => Promise<string[]>
  /** True to look at each page with letters twice as large as well. */
  isEnlarged?: boolean
  /** Waits until a page has all that it asks for; a page without an entry has it when it is alive. */
  arrived?: Readonly<Record<string, (page: Page) => Promise<unknown>>>
}

/** Opens the pages one after another in the same window: what a browser has fetched and compiled serves the next. */
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
      // The other pages are still worth a look.
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

  /** The browser's own page of a failure comes after it, and would interrupt the next visit. */
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

/** One fact of each page, by its address. */
export const mapByPath = <Fact>(walked: readonly WalkedPage[], fact: (page: WalkedPage) => Fact) =>
  Object.fromEntries(walked.map((page) => [page.path, fact(page)]))

export const emptyByPath = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, []]))
