// React uses its development build by default, which takes twice as long for a page. It reads
// NODE_ENV on import, so this module must be imported before React.
if (!process.argv.includes('--dev')) process.env['NODE_ENV'] ??= 'production'
