import * as v from 'valibot'
import { inject } from 'vitest'
import type { StartedSite } from './start-site.ts'

/**
 * The site to which all files of one worker write, one after the other. A test reads only what it
 * sent itself (by name, number or reference), and never counts. Prices, models, texts and settings
 * must stay unchanged.
 */
export const writableSite: Pick<StartedSite, 'url' | 'dataDir'> = await requestWritableSite()

async function requestWritableSite() {
  const answer = await fetch(`${inject('workerSites')}/${process.env['VITEST_POOL_ID']}`)
  if (!answer.ok) throw new Error(await answer.text())
  return v.parse(v.object({ url: v.string(), dataDir: v.string() }), await answer.json())
}
