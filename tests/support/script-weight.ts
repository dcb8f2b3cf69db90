import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { logInForCookie, postJson } from './login-session.ts'
import { adminPages, fetchPage, publicPages } from './page-addresses.ts'
import type { StartedSite } from './start-site.ts'

const client = 'build/client'

/** Parts that a page's scripts load at once, although its document does not name them. */
const immediateImportsByPage: Record<string, string> = {
  '/admin/dashboard': 'charts',
  '/view-details/HORNET2.0?tab=specifications': 'specifications-panel',
  '/view-details/HORNET2.0?tab=accessories': 'accessories-panel',
}

/**
 * Measures the compressed script bytes of a first visit to each page, by address. Portal pages are
 * requested with a session. It needs no browser: the documents and the build name the files.
 */
export async function measureScriptWeights(site: StartedSite): Promise<Map<string, number>> {
  const cookie = await logInForCookie(site)
  const enquiry = await sendEnquiryForPage(site)
  const weights = new Map<string, number>()
  for (const [page, address] of [
    ...listMeasuredPages(),
    ['/admin/desk/:reference', enquiry],
    ['/admin/models/:slug', '/admin/models/hornet-2-0'],
    ['/admin/site/:part', '/admin/site/slides'],
  ]) {
    if (!page || !address) continue
    // With a session, the login page would redirect.
    const headers = new Headers(page === '/admin/login' ? [] : [['cookie', cookie]])
    const answer = await fetchPage(site.url + address, headers)
    weights.set(
      page,
      compressedSize(listScripts(await answer.text(), immediateImportsByPage[page])),
    )
  }
  return weights
}

function listMeasuredPages(): string[][] {
  return [...publicPages, ...adminPages].map((page) => [page, page])
}

/** Sends an enquiry and returns the address of its page in the portal. */
export async function sendEnquiryForPage(site: StartedSite): Promise<string> {
  const answer = await postJson(`${site.url}${contactEnquiry.postTo}`, contactEnquiry.example)
  const { reference } = v.parse(v.object({ reference: v.string() }), await answer.json())
  return `/admin/desk/${reference}`
}

/** Matches delayed scripts, module preloads, and the imports and sources of script elements. */
const asked =
  /\bdata-files="([^"]+)"|<link rel="modulepreload" href="(\/assets\/[^"]+\.js)"|<script[^>]* src="(\/assets\/[^"]+\.js)"|\bimport(?: \* as \w+ from)? ?"(\/assets\/[^"]+\.js)"/g

/** Matches static imports of a built file, then dynamic ones. */
const imported = /(?:\bimport|\bfrom)\s*"\.\/([^"]+\.js)"|\bimport\(\s*[`"]\.\/([^"`]+\.js)[`"]/g

/**
 * Lists the files of a document with all static imports, and one dynamic part. Throws if the part
 * is missing.
 */
function listScripts(document: string, part?: string): Set<string> {
  const found = new Set<string>()
  const waiting: (string | undefined)[] = [...document.matchAll(asked)].flatMap(([, ...names]) =>
    names.find(Boolean)?.split(' '),
  )
  let isPartFound = part === undefined
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const name = basename(file)
    if (found.has(name)) continue
    found.add(name)
    const text = readFileSync(join(client, 'assets', name), 'utf8')
    for (const [, now, later] of text.matchAll(imported)) {
      const isPart = later !== undefined && part !== undefined && later.includes(`${part}-`)
      isPartFound ||= isPart
      if (now || isPart) waiting.push(now ?? later)
    }
  }
  if (!isPartFound) throw new Error(`No file of the page is called ${part}`)
  return found
}

/** Uses the Brotli copies that the build made. */
function compressedSize(names: Iterable<string>): number {
  return [...names]
    .map((name) => join(client, 'assets', name))
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0)
}
