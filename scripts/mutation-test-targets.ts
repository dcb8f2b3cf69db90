import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** What of a noun is changed on purpose, and the tests that ought to notice. */
export type MutationTestTarget = {
  noun: string
  files: string[]
  tests: string[]
  /** Constants of modules are changed too: each asks for all tests of the noun, so they have to be quick. */
  withConstants: boolean
}

type TargetRules = { rules: readonly string[]; tests?: readonly string[]; withConstants?: true }

const publicApiTests = 'app/public-endpoints.test.ts'
const dealerEndpointTests = 'app/platform/dealer/dealer-details-endpoints.test.ts'
const uploadTests = 'app/media/pictures/uploads.test.ts'
const editTests = 'app/platform/audit/update-if-version.test.ts'

/**
 * The quickest first. Stores are found by their name, rules are listed: what only declares, shows or
 * runs in a browser has nothing here that a unit test could notice. `tests` are those that stand
 * outside the noun's folder.
 */
const mutationTestTargets: Readonly<Record<string, TargetRules>> = {
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
    tests: [dealerEndpointTests, uploadTests],
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
    tests: [publicApiTests],
  },
  'catalogue/pricing': { rules: ['price'], tests: [publicApiTests] },
  'media/pictures': { rules: ['chosen-file', 'picture', 'upload.server', 'upload-format.server'] },
  'platform/settings': { rules: ['define-facts'] },
  'crm/live-updates': { rules: ['enquiry-feed.server'] },
  'site/frame': { rules: ['navigation', 'site-map', 'structured-data'], withConstants: true },
  'site/offers': { rules: ['offer'], tests: [publicApiTests, uploadTests, editTests] },
  'site/gallery': {
    rules: [],
    tests: [publicApiTests, uploadTests, editTests, 'app/platform/audit/change-log.test.ts'],
  },
  'site/home': { rules: [], tests: [publicApiTests] },
}

/** All of them, or the one that is asked for; throws in words where there is none, or a rule has gone. */
export function listMutationTestTargets(asked?: string): MutationTestTarget[] {
  const names = Object.keys(mutationTestTargets).map((folder) => basename(folder))
  if (asked !== undefined && !names.includes(asked))
    throw new Error(`There is no noun ${asked} here. There are: ${names.join(', ')}.`)
  return Object.entries(mutationTestTargets)
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
    throw new Error(`app/${folder} has no ${rule}.ts: scripts/mutation-test-targets.ts`)
  return found
}
