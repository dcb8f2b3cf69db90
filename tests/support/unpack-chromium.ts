import packaged from '@sparticuz/chromium'

// Run by launch-chromium.ts with its own TMPDIR, into which the package unpacks.
await packaged.executablePath()
