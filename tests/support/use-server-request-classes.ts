import { getRequestListener } from '@hono/node-server'

// In production the adapter replaces the global Request and Response with its own, which lack some
// methods, such as `bytes`. Tests use the same classes. Otherwise they would accept code that fails
// on the server.
getRequestListener(() => new Response(null))
