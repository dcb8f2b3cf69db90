import { useRevalidator } from 'react-router'
import { readRates } from '#app/catalogue/loan-and-contract-rates/rate-endpoints.server.ts'
import { RatesPage } from '#app/catalogue/loan-and-contract-rates/rates-page.tsx'
import * as words from '#app/catalogue/loan-and-contract-rates/staff-words.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/rates'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { parts, timeZone } = services
  const drafts = {
    loan: await parts.draftState('loan'),
    electricity: await parts.draftState('electricity'),
    contract: await parts.draftState('amc'),
    warranty: await parts.draftState('warranty'),
  }
  return { rates: await readRates(services), drafts, timeZone }
}

export default function RatesAndTariffs({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return <RatesPage {...loaderData} onSaved={() => void revalidate()} />
}
