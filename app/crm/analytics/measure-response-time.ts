import type { DealerHours, Department } from '#app/platform/dealer-details/opening-status.ts'
import { workingMinutesBetween } from '#app/platform/dealer-details/working-time.ts'

type ResponseInstants = { createdAt: string; callBy: string | null; firstCallAt: string | null }

/**
 * Measures the response time in working minutes and compares the response with the deadline. Both
 * results are null if there is no deadline or no response.
 */
export function measureResponseTime(
  { hours, counter, zone }: { hours: DealerHours; counter: Department; zone: string },
  { createdAt, callBy, firstCallAt }: ResponseInstants,
): { first_call_minutes: number | null; in_time: 0 | 1 | null } {
  if (callBy === null || firstCallAt === null) return { first_call_minutes: null, in_time: null }
  const [from, to] = [new Date(createdAt), new Date(firstCallAt)]
  return {
    first_call_minutes: Math.round(workingMinutesBetween(hours, counter, from, to, zone)),
    in_time: firstCallAt <= callBy ? 1 : 0,
  }
}
