import * as v from 'valibot'
import { handledEndpoints } from '#app/endpoints.server.ts'
import type { EndpointDeclaration } from '#app/platform/http/define-endpoint.ts'
import { endpointStatuses } from '#app/platform/http/openapi-operation.server.ts'

/** Checks a response against the declaration of its endpoint. Throws if they differ. */
export async function checkDeclaredResponse(
  method: string,
  path: string,
  answer: Response,
): Promise<void> {
  const { pathname } = new URL(path, 'http://localhost')
  const found = handledEndpoints.find(
    ({ call }) => call.method === method && matchesPath(call, pathname),
  )
  if (!found || answer.status === 500) return
  const { call } = found
  if (!endpointStatuses(call).includes(answer.status))
    throw new Error(`${method} ${call.path} does not declare the status ${answer.status}`)
  if ('stream' in call.answer && answer.ok) return
  if (answer.headers.has('content-encoding')) return
  const schema = 'stream' in call.answer || !answer.ok ? problemSchema : call.answer
  const { issues } = v.safeParse(schema, await answer.clone().json())
  if (issues)
    throw new Error(
      `${method} ${call.path} answered ${answer.status} in a shape that it does not declare: ${JSON.stringify(v.flatten(issues))}`,
    )
}

const problemSchema = v.strictObject({
  message: v.pipe(v.string(), v.nonEmpty()),
  error: v.string(),
  errors: v.record(v.string(), v.array(v.string())),
  needs: v.optional(v.picklist(['password', 'code'])),
  nearest: v.optional(v.array(v.object({ day: v.string(), at: v.string(), left: v.number() }))),
})

function matchesPath({ path, alsoAt = [] }: EndpointDeclaration, pathname: string): boolean {
  return [path, ...alsoAt].some((one) => {
    const pattern = one.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')
    return new RegExp(`^${pattern}$`).test(pathname)
  })
}
