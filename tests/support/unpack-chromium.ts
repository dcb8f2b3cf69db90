import packaged from '@sparticuz/chromium'

// Run by launch-chromium.ts with a TMPDIR of its own, which is where the package puts what it unpacks.
await packaged.executablePath()
