// React has a build for developing, which takes twice as long for a page, and takes it where nobody says
// otherwise. It asks when it is loaded: this stands before whatever loads it.
if (!process.argv.includes('--dev')) process.env['NODE_ENV'] ??= 'production'
