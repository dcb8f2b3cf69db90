/** Whether this run proves everything (`npm run test:all`), and not only what a change usually breaks. */
export const isFullRun = process.env['TEST_SCOPE'] === 'all'
