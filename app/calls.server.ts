import type { HandledCall } from './http/handle-call.server.ts'
import type { Services } from './http/services.server.ts'
import { priceCalls } from './vehicles/price-calls.server.ts'

/** Every call that is declared, with what answers it. */
export const handledCalls: readonly HandledCall<Services>[] = [...priceCalls]
