import { globSync } from 'node:fs'

/** What of a noun is changed on purpose, and the tests that ought to notice. */
export type MutantNoun = {
  noun: string
  files: string[]
  tests: string[]
  /** Constants of modules are changed too: each asks for all tests of the noun, so they have to be quick. */
  withConstants: boolean
}

type Rules = { rules: readonly string[]; tests?: readonly string[]; withConstants?: true }

const publicApi = 'app/public-calls.test.ts'
const dealerCalls = 'app/platform/dealer/fact-calls.test.ts'
const uploads = 'app/media/pictures/uploads.test.ts'
const edits = 'app/platform/audit/edit-content.test.ts'

/**
 * The quickest first. Stores are found by their name, rules are listed: what only declares, shows or
 * runs in a browser has nothing here that a unit test could notice. `tests` are those that stand
 * outside the noun's folder.
 */
const nouns: Record<string, Rules> = {
  money: { rules: ['money'], withConstants: true },
  finance: { rules: ['emi', 'flat-rate', 'loan-input'], withConstants: true },
  warranty: { rules: ['warranty', 'amc-facts', 'warranty-facts'], withConstants: true },
  dealer: {
    rules: ['closed-days', 'contact-links', 'dealer', 'facts', 'fact-fields', 'opening'],
    withConstants: true,
  },
  forms: {
    rules: [
      'bare-number',
      'check',
      'errors-of',
      'field-schema',
      'fields',
      'form-data',
      'form-schema',
      'line-field',
      'list-errors',
      'list-fields',
      'money-field',
      'nested-values',
      'own-field',
      'password-field',
      'phone-field',
      'picture-field',
      'read-fields',
      'refusal',
      'sentence',
    ],
    tests: ['app/crm/enquiries/kinds/rules.test.ts'],
    withConstants: true,
  },
  http: {
    rules: [
      'body-limit.server',
      'define-call',
      'id-from',
      'limits.server',
      'network',
      'page-cache.server',
      'problem.server',
      'request-facts.server',
      'wire',
    ],
  },
  enquiries: {
    rules: [
      'enquiry-schema',
      'flows',
      'present-answers',
      'promise',
      'reference.server',
      'search-text',
      'submit.server',
      'validate',
    ],
  },
  changes: {
    rules: [
      'change-content.server',
      'difference',
      'edit-content.server',
      'edit-schema',
      'kept-deletion.server',
      'read-version',
      'settle.server',
    ],
    tests: [dealerCalls, uploads],
  },
  staff: {
    rules: [
      'account.server',
      'first-account.server',
      'log-in.server',
      'next-page',
      'password.server',
      'session.server',
    ],
  },
  reports: {
    rules: [
      'export-csv.server',
      'filter',
      'report-address',
      'report-url',
      'search.server',
      'selected.server',
      'table-layout',
      'todays-counts.server',
    ],
  },
  mail: {
    rules: ['address', 'compose.server', 'mail-worker.server', 'visitor-address'],
  },
  vehicles: {
    rules: [
      'comparison',
      'model-filter',
      'paths',
      'parts.server',
      'families',
      'price',
      'recent-models',
      'turntable-motion',
      'vehicle',
    ],
    tests: [publicApi],
  },
  media: { rules: ['chosen-file', 'picture', 'upload.server', 'upload-format.server'] },
  facts: { rules: ['define-facts'] },
  live: { rules: ['enquiry-feed.server'] },
  site: { rules: ['navigation', 'site-map', 'structured-data'], withConstants: true },
  offers: { rules: ['offer'], tests: [publicApi, uploads, edits] },
  gallery: { rules: [], tests: [publicApi, uploads, edits, 'app/platform/audit/changes.test.ts'] },
  home: { rules: [], tests: [publicApi] },
}

/** All of them, or the one that is asked for; throws in words where there is none, or a rule has gone. */
export function listMutantNouns(asked?: string): MutantNoun[] {
  const names = Object.keys(nouns)
  if (asked !== undefined && !names.includes(asked))
    throw new Error(`There is no noun ${asked} here. There are: ${names.join(', ')}.`)
  return Object.entries(nouns)
    .filter(([noun]) => asked === undefined || noun === asked)
    .map(([noun, { rules, tests = [], withConstants = false }]) => ({
      noun,
      files: [...globSync(`app/${noun}/**/*-store.server.ts`), ...rules.flatMap(fileOf(noun))],
      tests: [`app/${noun}/**/*.test.{ts,tsx}`, ...tests],
      withConstants,
    }))
}

const fileOf = (noun: string) => (rule: string) => {
  const found = globSync(`app/${noun}/**/${rule}.ts`)
  if (found.length === 0) throw new Error(`app/${noun} has no ${rule}.ts: scripts/mutant-nouns.ts`)
  return found
}
