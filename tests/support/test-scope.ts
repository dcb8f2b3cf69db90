/**
 * `true` in `npm run test:all`, which runs every test. `npm test` runs those that changes usually
 * break.
 */
export const isFullRun = process.env['TEST_SCOPE'] === 'all'
