// For each command: the program, Node's flags and environment for the program, and whether the
// program needs built pages.

import { serverEnvironment, serverFlags } from './server-flags.mjs'

const vitest = 'node_modules/vitest/vitest.mjs'

/**
 * Commands that run a site. They need only `dependencies` (scripts/runtime-dependencies.test.ts).
 */
export const siteCommands = {
  start: {
    program: 'server.ts',
    flags: serverFlags,
    environment: serverEnvironment,
    isBuilt: true,
  },
  dev: { program: 'server.ts', flags: ['--conditions=development'], arguments: ['--dev'] },
  build: {},
  'db:migrate': { program: 'scripts/database-commands.ts', arguments: ['migrate'] },
  'db:status': { program: 'scripts/database-commands.ts', arguments: ['status'] },
  'db:seed': { program: 'scripts/database-commands.ts', arguments: ['seed'] },
  'catalogue:check': { program: 'scripts/check-catalogue-command.ts' },
  doctor: { program: 'scripts/doctor.ts' },
  backup: { program: 'scripts/backup.ts' },
  restore: { program: 'scripts/restore.ts' },
  'reset-password': { program: 'scripts/reset-password.ts' },
  'rotate-quotation-key': { program: 'scripts/rotate-quotation-key.ts' },
  'demo:enquiries': { program: 'scripts/seed-demo-enquiries.ts' },
}

/** Development commands. They also need `devDependencies`. */
export const developmentCommands = {
  test: { program: 'scripts/run-tests.ts' },
  'test:all': { program: 'scripts/run-tests.ts', arguments: ['--all'] },
  'test:changed': { program: 'scripts/test-changed.ts' },
  check: { program: 'scripts/check.ts' },
  'build:stale': { isBuilt: true },
  fix: { program: 'node_modules/@biomejs/biome/bin/biome', arguments: ['check', '--write'] },
  'test:unit': { program: vitest, arguments: ['run', '--project', 'unit'] },
  'test:e2e': { program: vitest, arguments: ['run', '--project', 'e2e'], isBuilt: true },
  screens: { program: 'scripts/take-screenshots.ts', isBuilt: true },
  'screens:compare': { program: 'scripts/compare-screenshots.ts' },
  bench: { program: 'bench/bench.ts', isBuilt: true },
  'bench:peers': { program: 'bench/bench-peers.ts', isBuilt: true },
  'bench:start': { program: 'bench/bench-start.ts', isBuilt: true },
  'bench:install': { program: 'bench/bench-install.ts' },
  'bench:pages': { program: 'bench/bench-pages.ts', isBuilt: true },
  'bench:lighthouse': { program: 'bench/bench-lighthouse.ts', isBuilt: true },
  'bench:growth': { program: 'bench/bench-growth.ts', isBuilt: true },
  'bench:test': { program: 'bench/bench-test.ts' },
  'bench:reports': { program: 'bench/bench-reports.ts' },
  'bench:desk': { program: 'bench/bench-desk.ts', isBuilt: true },
  'bench:loop': { program: 'bench/bench-loop.ts', isBuilt: true },
  'bench:customers': { program: 'bench/bench-customers.ts' },
  'bench:backup': { program: 'bench/bench-backup.ts' },
  load: { program: 'scripts/load-tests.ts', isBuilt: true },
  fuzz: { program: 'scripts/fuzz.ts', isBuilt: true },
  mutants: { program: 'scripts/mutation-tests.ts' },
  'try:deploy': { program: 'scripts/try-deployment.ts', isBuilt: true },
  pictures: { program: 'studio/pictures.ts' },
  fonts: { program: 'scripts/build-fonts.ts' },
  icons: { program: 'scripts/build-icons.ts' },
  wordmarks: { program: 'scripts/build-wordmarks.ts' },
  brochures: { program: 'scripts/build-brochures.ts' },
  films: { program: 'scripts/build-films.ts' },
}
