/**
 * Serves the service worker of My calls today. The worker needs a content security policy of its
 * own, because the policy for files that are not pages forbids every fetch.
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
