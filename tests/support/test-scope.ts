/** True in `npm run test:all`, which proves everything; `npm test` proves what a change usually breaks. */
export const isFullRun = process.env['TEST_SCOPE'] === 'all'
