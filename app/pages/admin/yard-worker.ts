/**
 * The worker of the phone in the yard. A worker's own answer says what it may ask for: under the policy
 * of whatever else is no page it could fetch nothing.
 */
export async function loader() {
  const { default: worker } = await import('#app/crm/my-calls/service-worker.ts?bundled')
  return new Response(worker, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    },
  })
}
