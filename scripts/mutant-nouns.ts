import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** What of a noun is changed on purpose, and the tests that ought to notice. */
export type MutantNoun = {
  noun: string
  files: string[]
  tests: string[]
  /** Constants of modules are changed too: each asks for all tests of the noun, so they have to be quick. */
  withConstants: boolean
}

type Rules = { rules: readonly string[]; tests?: readonly string[]; withConstants?: true }

const publicApi = 'app/public-endpoints.test.ts'
const dealerCalls = 'app/platform/dealer/dealer-details-endpoints.test.ts'
const uploads = 'app/media/pictures/uploads.test.ts'
const edits = 'app/platform/audit/update-if-version.test.ts'

/**
 * The quickest first. Stores are found by their name, rules are listed: what only declares, shows or
 * runs in a browser has nothing here that a unit test could notice. `tests` are those that stand
 * outside the noun's folder.
 */
const nouns: Readonly<Record<string, Rules>> = {
  'platform/money': { rules: ['money'], withConstants: true },
  'catalogue/finance': { rules: ['emi', 'flat-rate', 'loan-input'], withConstants: true },
  'catalogue/warranty': { rules: ['warranty', 'amc-facts', 'warranty-facts'], withConstants: true },
  'platform/dealer': {
    rules: ['closed-days', 'contact-links', 'dealer', 'facts', 'fact-fields', 'opening'],
    withConstants: true,
  },
  'platform/forms': {
    rules: [
      'bare-number',
      'check',
      'errors-of',
      'field-schema',
      'fields',
      'form-data',
      'form-schema',
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
    tests: ['app/crm/enquiries/kinds/enquiry-kinds.test.ts'],
    withConstants: true,
  },
  'platform/http': {
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
  'crm/enquiries': {
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
  'platform/audit': {
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
  'auth/login': {
    rules: [
      'account.server',
      'first-account.server',
      'log-in.server',
      'next-page',
      'password.server',
      'session.server',
    ],
  },
  'crm/reports': {
    rules: [
      'export-csv.server',
      'filter',
      'report-address',
      'report-url',
      'search.server',
      'selected.server',
      'todays-counts.server',
    ],
  },
  'platform/pdf': { rules: ['table-layout'] },
  'crm/mail': {
    rules: ['address', 'compose.server', 'mail-worker.server', 'visitor-address'],
  },
  'catalogue/vehicles': {
    rules: [
      'comparison',
      'model-filter',
      'paths',
      'parts.server',
      'families',
      'recent-models',
      'turntable-motion',
      'vehicle',
    ],
    tests: [publicApi],
  },
  'catalogue/pricing': { rules: ['price'], tests: [publicApi] },
  'media/pictures': { rules: ['chosen-file', 'picture', 'upload.server', 'upload-format.server'] },
  'platform/settings': { rules: ['define-facts'] },
  'crm/live-updates': { rules: ['enquiry-feed.server'] },
  'site/frame': { rules: ['navigation', 'site-map', 'structured-data'], withConstants: true },
  'site/offers': { rules: ['offer'], tests: [publicApi, uploads, edits] },
  'site/gallery': {
    rules: [],
    tests: [publicApi, uploads, edits, 'app/platform/audit/change-log.test.ts'],
  },
  'site/home': { rules: [], tests: [publicApi] },
}

/** All of them, or the one that is asked for; throws in words where there is none, or a rule has gone. */
export function listMutantNouns(asked?: string): MutantNoun[] {
  const names = Object.keys(nouns).map((folder) => basename(folder))
  if (asked !== undefined && !names.includes(asked))
    throw new Error(`There is no noun ${asked} here. There are: ${names.join(', ')}.`)
  return Object.entries(nouns)
    .filter(([folder]) => asked === undefined || basename(folder) === asked)
    .map(([folder, { rules, tests = [], withConstants = false }]) => ({
      noun: basename(folder),
      files: [...globSync(`app/${folder}/**/*-store.server.ts`), ...rules.flatMap(fileOf(folder))],
      tests: [`app/${folder}/**/*.test.{ts,tsx}`, ...tests],
      withConstants,
    }))
}

const fileOf = (folder: string) => (rule: string) => {
  const found = globSync(`app/${folder}/**/${rule}.ts`)
  if (found.length === 0)
    throw new Error(`app/${folder} has no ${rule}.ts: scripts/mutant-nouns.ts`)
  return found
}
