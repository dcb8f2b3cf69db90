import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** Files of a noun to mutate, and the tests that should fail. */
export type MutationTestTarget = {
  noun: string
  files: string[]
  tests: string[]
  /**
   * If set, module constants are also mutated. Each such mutant runs all tests of the noun, so the
   * tests must be fast.
   */
  withConstants: boolean
}

type TargetRules = { rules: readonly string[]; tests?: readonly string[]; withConstants?: true }

const publicApiTests = 'app/public-endpoints.test.ts'
const dealerEndpointTests = 'app/platform/dealer-details/dealer-details-endpoints.test.ts'
const uploadTests = 'app/media/pictures/uploads.test.ts'
const editTests = 'app/platform/audit/update-if-version.test.ts'

/**
 * Nouns with the fastest tests first. Stores are found by file name; rules are listed here. Files
 * that only declare, display or run in a browser are omitted, because unit tests cannot detect
 * mutants in them. `tests` are the tests outside the noun's folder.
 */
const mutationTestTargets: Readonly<Record<string, TargetRules>> = {
  'platform/money': { rules: ['format-rupees'], withConstants: true },
  'catalogue/finance': { rules: ['loan-cost', 'flat-rate', 'loan-input'], withConstants: true },
  'catalogue/warranty': {
    rules: ['warranty-cover', 'amc-setting', 'warranty-setting'],
    withConstants: true,
  },
  'platform/dealer-details': {
    rules: ['closed-weekdays', 'contact-links', 'format-dealer', 'dealer-schema', 'opening-status'],
    withConstants: true,
  },
  'site/dealer-on-pages': { rules: ['dealer-form-fields'], withConstants: true },
  'platform/forms': {
    rules: [
      'normalize-indian-phone',
      'validate-input',
      'field-errors',
      'field-schema',
      'field-definitions',
      'nest-form-data',
      'form-schema',
      'list-field-errors',
      'money-field',
      'nested-values',
      'custom-field',
      'password-field',
      'picture-field',
      'read-form-fields',
      'typed-phone',
      'message-template',
    ],
    tests: ['app/crm/enquiries/kinds/enquiry-kinds.test.ts'],
    withConstants: true,
  },
  'platform/http': {
    rules: [
      'body-limit.server',
      'define-endpoint',
      'parse-row-id',
      'unwrap-result.server',
      'rate-limits.server',
      'network-prefix',
      'page-cache.server',
      'problem.server',
      'request-info.server',
      'wire-format',
    ],
  },
  'crm/enquiries': {
    rules: [
      'enquiry-answers-schema',
      'enquiry-states',
      'present-answers',
      'callback-deadline',
      'enquiry-reference.server',
      'enquiry-labels',
      'enquiry-search-text',
      'submit-enquiry.server',
      'validate-answers',
    ],
  },
  'platform/audit': {
    rules: [
      'audited-transaction.server',
      'diff-audited-values',
      'update-if-version.server',
      'versioned-edit-schema',
      'row-version-schema',
    ],
    tests: [dealerEndpointTests, uploadTests],
  },
  'auth/login': {
    rules: [
      'own-account.server',
      'first-account.server',
      'log-in.server',
      'login-redirect',
      'password-hash.server',
      'session-middleware.server',
    ],
  },
  'crm/reports': {
    rules: [
      'report-csv.server',
      'report-filter',
      'build-report-url',
      'parse-report-url',
      'count-todays-enquiries.server',
    ],
  },
  'platform/pdf': { rules: ['table-layout'] },
  'crm/mail': {
    rules: [
      'plain-email-address',
      'compose-enquiry-mail.server',
      'mail-worker.server',
      'visitor-email',
    ],
  },
  'catalogue/vehicles': {
    rules: [
      'compare-specifications',
      'search-filter',
      'model-paths',
      'tab-data.server',
      'vehicle-families',
      'recently-viewed-models',
      'turntable-motion',
      'vehicle',
    ],
    tests: [publicApiTests],
  },
  'catalogue/pricing': { rules: ['price-fields'], tests: [publicApiTests] },
  'media/pictures': {
    rules: [
      'check-chosen-picture',
      'picture',
      'encode-upload.server',
      'detect-upload-format.server',
    ],
  },
  'platform/settings': { rules: ['define-setting'] },
  'crm/live-updates': { rules: ['enquiry-feed.server'] },
  'site/frame': {
    rules: ['navigation-entries', 'sitemap-and-robots', 'structured-data'],
    withConstants: true,
  },
  'site/offers': { rules: ['offer-fields'], tests: [publicApiTests, uploadTests, editTests] },
  'site/gallery': {
    rules: [],
    tests: [publicApiTests, uploadTests, editTests, 'app/platform/audit/change-log.test.ts'],
  },
  'site/home': { rules: [], tests: [publicApiTests] },
}

/**
 * Returns all nouns, or the given one. Throws with a message if the noun is unknown or a rule's
 * file is missing.
 */
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
