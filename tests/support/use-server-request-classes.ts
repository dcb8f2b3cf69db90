import { getRequestListener } from '@hono/node-server'

// In production the adapter replaces the global Request and Response by its own, which lack some methods, such as
// `bytes`. Tests use the same classes: with the platform's they would accept code that fails on the server.
getRequestListener(() => new Response(null))
